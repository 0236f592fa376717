import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { actionsOf, commandsOf, readWorkflows } from '../../etc/readWorkflows.ts';
import { findUnrehearsed, rehearse } from '../../etc/rehearseWorkflows.ts';

const root = join(import.meta.dirname, '../..');
const { scripts, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};
const workflows = readWorkflows();
const jobs = [...workflows].flatMap(([file, { jobs: named }]) =>
  Object.entries(named).map(([name, job]) => ({ ...job, name: `${file} ${name}` })),
);
const commands = [...workflows.values()].flatMap(commandsOf);

describe('the workflows', () => {
  test('grant nothing to all jobs, and to each what it needs', () => {
    expect([...workflows.values()].map(({ permissions }) => permissions)).toEqual([{}, {}, {}]);
    const granted = jobs.map(({ name, permissions }) => [name, permissions]);
    const read = { contents: 'read' };
    expect(Object.fromEntries(granted)).toEqual({
      'ci.yml test': read,
      'ci.yml engines': read,
      'ci.yml hosts': read,
      'docs.yml build': read,
      'docs.yml deploy': { pages: 'write', 'id-token': 'write' },
      'release.yml plan': read,
      'release.yml version': { contents: 'write', 'pull-requests': 'write' },
      'release.yml pack': read,
      'release.yml publish': { contents: 'write', 'id-token': 'write' },
    });
  });

  test('run none of the project’s scripts where they may publish', () => {
    const publish = jobs.find(({ name }) => name === 'release.yml publish')!;
    expect(publish.steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci --ignore-scripts']);
  });

  test.each([
    [{}, 1, /^::error file=package\.json::package\.json names no repository\./],
    [{ repository: { url: 'git+https://example.com/owner/name.git' } }, 0, /^$/],
  ])('release nothing while %o names no repository, and say so', (manifest, status, printed) => {
    const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    const [command = ''] = commandsOf(workflows.get('release.yml')!);
    const run = spawnSync('bash', ['-e', '-c', command], { cwd: folder, encoding: 'utf8' });
    expect(run.status).toBe(status);
    expect(run.stdout).toMatch(printed);
  });

  test('leave no token in a checkout, and no run that nobody ends', () => {
    const checkouts = jobs.flatMap(({ steps }) =>
      steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')),
    );
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
    expect(jobs.filter((job) => !(job['timeout-minutes']! <= 90))).toEqual([]);
    const groups = [...workflows.values()].map(({ concurrency }) => concurrency?.group);
    expect(groups).toEqual(['ci-${{ github.ref }}', 'docs', 'release']);
  });

  test('pin actions by commit, one for each action', () => {
    const actions = [...workflows.values()].flatMap(actionsOf);
    expect(actions.filter((action) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
    const repositories = new Map<string, Set<string>>();
    for (const action of actions) {
      const [, repository, commit] = /^([^/]+\/[^/@]+).*@(.*)$/.exec(action)!;
      const commits = repositories.get(repository!) ?? new Set();
      repositories.set(repository!, commits.add(commit!));
    }
    expect([...repositories].filter(([, commits]) => commits.size > 1)).toEqual([]);
  });

  test('let nothing that others write into a shell, and start for no stranger’s code with rights', () => {
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
    const events = [...workflows.values()].flatMap(({ on }) => Object.keys(on));
    expect([...new Set(events)].toSorted()).toEqual(['pull_request', 'push', 'workflow_dispatch']);
  });

  test('name scripts and files that are there', () => {
    const named = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
    expect(named.toSorted()).toEqual(['docs', 'release:version', 'test:rest']);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    const files = commands.flatMap((command) => /^node (\S+)/.exec(command)?.[1] ?? []);
    expect(files).toEqual(['test/package/hosts/run.mjs']);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const upload = workflows.get('docs.yml')!.jobs['build']!.steps.at(-1)!;
    expect(scripts['build-storybook']).toContain(`-o ${String(upload.with!['path'])}`);
  });

  test('try the oldest Node that `engines` allows', () => {
    expect(engines.node).toBe('^20.19 || >=22.12');
    const { hosts } = workflows.get('ci.yml')!.jobs;
    const { matrix } = (hosts as unknown as { strategy: { matrix: { node: string[] } } }).strategy;
    expect(matrix.node).toEqual(['20.19.0', '20', '22.12.0', '22', '24']);
  });

  test('work: each step has been run here, in a copy', () => {
    expect(findUnrehearsed()).toEqual([]);
    expect(rehearse()).toContain('npm run release:version');
  });
});

test('forms for issues ask for something, each by an id of its own', () => {
  const forms = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).filter(
    (file) => !file.endsWith('config.yml'),
  );
  expect(forms).toHaveLength(2);
  for (const file of forms) {
    const { name, description, body } = parse(readFileSync(join(root, file), 'utf8')) as {
      name: string;
      description: string;
      body: { type: string; id?: string; attributes: { label?: string } }[];
    };
    expect([name, description]).not.toContain(undefined);
    const inputs = body.filter(({ type }) => type !== 'markdown');
    expect(inputs.filter(({ attributes }) => !attributes.label)).toEqual([]);
    const ids = inputs.map(({ id }) => id);
    expect(new Set(ids).size).toBe(inputs.length);
  }
});
