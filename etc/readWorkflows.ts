import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Permissions = Readonly<Record<string, 'read' | 'write' | 'none'>>;

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Permissions;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}

export interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Permissions;
  readonly concurrency?: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = join(import.meta.dirname, '..');

/** The workflows of `.github/workflows` by their file's name. */
export function readWorkflows(): Map<string, Workflow> {
  const folder = join(root, '.github/workflows');
  return new Map(
    readdirSync(folder).map((file) => [
      file,
      parse(readFileSync(join(folder, file), 'utf8')) as Workflow,
    ]),
  );
}

/** What a workflow runs in a shell: its `run:` steps, and the scripts that it hands to actions. */
export function commandsOf({ jobs }: Workflow): string[] {
  return Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap((step) => {
      const { script } = step.with ?? {};
      return [step.run, script].filter((command) => typeof command === 'string');
    }),
  );
}

/** The actions that a workflow uses, as they are pinned. */
export function actionsOf({ jobs }: Workflow): string[] {
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
}
