import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunReport } from './reportFailures.ts';

/** A run of Vitest, which others may run beside. */
export interface Lane {
  readonly report: string;
  readonly ended: Promise<{ readonly status: number; readonly output: string }>;
}

const reporters = ['default', fileURLToPath(new URL('reportFailures.ts', import.meta.url))];

/**
 * Starts Vitest for these projects.
 *
 * @param stdio `inherit` prints while it runs; `pipe` keeps what it prints until it has ended
 */
export function startLane(projects: readonly string[], stdio: 'inherit' | 'pipe' = 'pipe'): Lane {
  const report = join(mkdtempSync(join(tmpdir(), 'vitest-')), 'report.json');
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

/**
 * Waits for all, prints what each has printed, and then, at the end, which failed. A log this long is often kept in part,
 * and its end is what is kept.
 */
export async function conclude(
  lanes: readonly (Lane | Promise<Lane>)[],
  before: RunReport = { passed: 0, failures: [] },
): Promise<void> {
  let { passed } = before;
  const failures = [...before.failures];
  for (const lane of lanes) {
    const { report, ended } = await lane;
    const { status, output } = await ended;
    process.stdout.write(output);
    const run = readReport(report);
    passed += run.passed;
    failures.push(...run.failures);
    // Vitest also fails for what belongs to no test, such as an unhandled rejection.
    if (status !== 0 && run.failures.length === 0) failures.push('vitest');
  }
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function readReport(path: string): RunReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RunReport;
  } catch {
    return { passed: 0, failures: [] };
  } finally {
    rmSync(join(path, '..'), { recursive: true });
  }
}
