import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installBrowser } from './chromium.ts';
import { installEngines } from './engines/installEngines.ts';
import type { RunReport } from './reportFailures.ts';
import { slowProjects } from './slowProjects.ts';

/** What CI runs beside the tests of Vitest: each check counts as one test beside those of Vitest. */
const checks: Record<string, readonly string[]> = {
  lint: ['lint'],
  types: ['types'],
  build: ['build'],
  package: ['check:package'],
  size: ['check:size'],
  unused: ['check:unused'],
  api: ['check:api'],
  storybook: ['build-storybook'],
  conformance: ['conformance'],
};

installBrowser();
installEngines();
let passed = 0;
const failed: string[] = [];

const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
// These mostly wait, for servers, for browsers and for a person who reads. So they run beside everything else.
const flows = ['e2e', 'e2e firefox', 'e2e webkit'];
const otherEngines = ['browser firefox', 'browser webkit'];
const apps = ['package'];
const beside = [startVitest('flows', flows), startVitest('engines', otherEngines)] as const;

for (const [name, script] of Object.entries(checks)) {
  console.log(`\n— ${name}`);
  const check = spawn('npm', ['run', '--silent', ...script], { stdio: 'inherit' });
  const [status] = await once(check, 'close');
  if (status === 0) passed++;
  else failed.push(name);
}

console.log('\n— tests');
const elsewhere = [...flows, ...otherEngines, ...apps, ...slowProjects].map((name) => `!${name}`);
const rest = startVitest('rest', elsewhere, 'inherit');
// Not beside the engines' tests: more at once would slow all of them.
const packages = beside[1].ended.then(() => startVitest('packages', apps));
for (const lane of [rest, ...beside, packages]) {
  const { report, ended } = await lane;
  const { status, output } = await ended;
  process.stdout.write(output);
  const run = readReport(report);
  passed += run.passed;
  failed.push(...run.failures);
  // Vitest also fails for what belongs to no test, such as an unhandled rejection.
  if (status !== 0 && run.failures.length === 0) failed.push('vitest');
}

rmSync(folder, { recursive: true });
// Last of all, since a log this long is often kept in part, and its end is what is kept.
if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

function startVitest(
  name: string,
  projects: readonly string[],
  stdio: 'inherit' | 'pipe' = 'pipe',
) {
  const report = join(folder, `${name}.json`);
  const reporters = ['default', fileURLToPath(new URL('reportFailures.ts', import.meta.url))];
  const chosen = projects.map((project) => `--project=${project}`);
  const told = reporters.map((reporter) => `--reporter=${reporter}`);
  const vitest = spawn('vitest', ['run', ...chosen, ...told], {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, RUN_REPORT: report },
  });
  let output = '';
  for (const stream of [vitest.stdout, vitest.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(vitest, 'close').then(([status]) => ({ status: status as number, output }));
  return { report, ended };
}

function readReport(path: string): RunReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RunReport;
  } catch {
    return { passed: 0, failures: [] };
  }
}
