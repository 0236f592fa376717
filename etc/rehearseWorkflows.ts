import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { actionsOf, commandsOf, readWorkflows } from './readWorkflows.ts';

// Runs the steps of the workflows, in the order of a release, in a copy of the repository. This shows that they work
// before there is a server to run them. A step that is not listed here is an error.

const root = join(import.meta.dirname, '..');

interface Rehearsal {
  /** A copy of the repository, whose development dependencies are those of the original. */
  readonly copy: string;
  readonly run: (command: string, folder?: string) => void;
}

const [namesRepository = ''] = commandsOf(readWorkflows().get('release.yml')!);

/** Each step, by its command or its action. It is run as it stands, or by a function that stands in for it here. */
const steps: Readonly<Record<string, 'as it stands' | ((rehearsal: Rehearsal) => void)>> = {
  // Nobody knows the address yet.
  [namesRepository]: ({ run }) => {
    run('npm pkg set repository.url=git+https://example.com/owner/react-mcp-elicitation.git');
    run(namesRepository);
  },
  'npm ci': installs,
  'npm ci --ignore-scripts': installs,
  // `npm test` is what runs this rehearsal. It builds the Storybook and looks at it, too.
  'npm test': ({ run }) => run('npm run --silent build'),
  'npm run test:rest': () => {},
  'npm run docs': () => {},

  // If nothing is published yet, it plans a publication, or else none. Both are plans.
  'changesets/action/select-mode': ({ run }) => run('changeset publish-plan --output plan.json'),
  'changesets/action/version': ({ copy, run }) => {
    const changeset = `---\n'react-mcp-elicitation': patch\n---\n\nA rehearsal.\n`;
    writeFileSync(join(copy, '.changeset/rehearsal.md'), changeset);
    run('changeset status');
  },
  'npm run release:version': 'as it stands',
  'changesets/action/pack': ({ run }) => run('changeset pack --out-dir packed'),
  'changesets/action/publish': ({ run }) => run('npm publish --dry-run packed/packages/*.tgz'),

  'npm pack': 'as it stands',
  'node test/package/hosts/run.mjs react-mcp-elicitation-*.tgz': 'as it stands',
};

/** Actions that only serve the workflow itself. They have nothing to do here. */
const ofTheServer = /^actions\//;

function installs({ copy, run }: Rehearsal): void {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  const files = ['package.json', 'package-lock.json', '.npmrc'];
  for (const file of files) cpSync(join(copy, file), join(folder, file));
  run('npm ci --ignore-scripts --dry-run', folder);
  rmSync(folder, { recursive: true });
}

function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  const left = new Set(['.git', ...ignored]);
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Changesets compares with the branch to merge into, so the copy needs that branch.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('-c', 'user.name=-', '-c', 'user.email=-', 'commit', '--quiet', '--message', 'Copy');
  return copy;
}

/** The steps of the workflows that are not listed here. */
export function findUnrehearsed(): string[] {
  return stepsOfWorkflows().filter((step) => steps[step] === undefined);
}

/** Runs every step once, and returns the steps. Throws at the first step that fails, with what it printed. */
export function rehearse(): string[] {
  const copy = copyRepository();
  const env = {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
    CI: 'true',
  };
  // The shell that a step has if it names none.
  const run = (command: string, folder = copy) => {
    const options = { cwd: folder, env, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', command], options);
    if (status === 0) return;
    const printed = `${stdout}\n${stderr}`.split('\n').slice(0, 40).join('\n');
    throw new Error(`${command} failed:\n${printed}`);
  };
  const used = stepsOfWorkflows();
  const rehearsed = Object.keys(steps).filter((step) => used.includes(step));
  for (const step of rehearsed) {
    const how = steps[step]!;
    const start = performance.now();
    if (how === 'as it stands') run(step);
    else how({ copy, run });
    console.log(`${((performance.now() - start) / 1000).toFixed(1)} s  ${step}`);
  }
  rmSync(copy, { recursive: true });
  return rehearsed;
}

function stepsOfWorkflows(): string[] {
  const workflows = [...readWorkflows().values()];
  const actions = workflows
    .flatMap(actionsOf)
    .filter((action) => !ofTheServer.test(action))
    .map((action) => action.replace(/@.*/, ''));
  return [...new Set([...workflows.flatMap(commandsOf), ...actions])];
}

if (import.meta.main) rehearse();
