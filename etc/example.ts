import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `npm run example vite` starts an example, with the library as it is here.

const root = join(import.meta.dirname, '..');
export const exampleNames = ['vite', 'express-valkey', 'next-ai-sdk', 'assistant-ui', 'ag-ui'];
/** A production's `NODE_ENV` would leave out what starts an example. */
const env = { ...process.env, NODE_ENV: undefined };
// On Windows, npm is a script.
const shell = process.platform === 'win32';

/** Builds the library and packs it into a folder, as npm would publish it. */
export function pack(folder: string): string {
  const run = (...args: string[]) =>
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell });
  run('run', '--silent', 'build');
  const [packed] = JSON.parse(run('pack', '--json', '--pack-destination', folder)) as [
    { filename: string },
  ];
  return join(folder, packed.filename);
}

/** Copies an example into a folder and installs it with this package, as a person would who copies it. */
export function installExample(name: string, folder: string, tarball: string): void {
  // It is put over the other one.
  const layers = name === 'assistant-ui' ? ['next-ai-sdk', name] : [name];
  for (const layer of layers) {
    cpSync(join(root, 'examples', layer), folder, { recursive: true });
  }
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  manifest.dependencies['react-mcp-elicitation'] = `file:${tarball}`;
  writeFileSync(file, JSON.stringify(manifest));
  const command = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', command, { cwd: folder, env, shell, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Starts an example that is installed in this folder by its one command. */
export const startExample = (
  folder: string,
  variables: NodeJS.ProcessEnv,
  stdio: StdioOptions,
  detached = false,
): ChildProcess =>
  spawn('npm', ['start'], { cwd: folder, env: { ...env, ...variables }, shell, stdio, detached });

if (import.meta.main) {
  const [, , name = ''] = process.argv;
  if (!exampleNames.includes(name)) {
    console.error(`Which one? npm run example ${exampleNames.join('|')}`);
    process.exit(1);
  }
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // Ctrl+C reaches what was started, too.
  process.on('SIGINT', () => {});
  console.log(`Installing a copy of examples/${name} in ${folder}`);
  installExample(name, folder, pack(folder));
  startExample(folder, {}, 'inherit').on('exit', (status) => process.exit(status ?? 1));
}
