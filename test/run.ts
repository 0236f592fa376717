import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from './chromium.ts';
import { installEngines } from './engines/installEngines.ts';

/** All that CI runs: each check counts as one test beside those of Vitest. */
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

for (const [name, script] of Object.entries(checks)) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync('npm', ['run', '--silent', ...script], { stdio: 'inherit' });
  if (status === 0) passed++;
  else failed.push(name);
}

console.log('\n— tests');
const report = join(mkdtempSync(join(tmpdir(), 'vitest-')), 'report.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const { status } = spawnSync('vitest', ['run', ...reporters], { stdio: 'inherit' });
const { numPassedTests, numFailedTests } = readReport(report);
passed += numPassedTests;
// Vitest also fails for what belongs to no test, such as an unhandled rejection.
if (status !== 0 && numFailedTests === 0) failed.push('vitest');

if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${passed} passed, ${numFailedTests + failed.length} failed`);
process.exitCode = numFailedTests + failed.length > 0 ? 1 : 0;

function readReport(path: string): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ReturnType<typeof readReport>;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}
