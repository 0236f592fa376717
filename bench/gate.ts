// Fails if this library costs more, beside the hand-written form of the same run, than it may: three rounds, about five minutes on
// a quiet machine. Not part of CI, whose machines are shared.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { own } from './lib/entrants.ts';
import type { Summary } from './lib/summary.ts';

/** The most that an operation may cost, as a multiple of the floor. Lower one when you can. */
const budgets: Readonly<Record<string, number>> = {
  'cold.20': 2,
  'mount.5': 2.2,
  'mount.20': 2,
  'mount.100': 2.3,
  'mount.1000': 0.9,
  'key.20': 1.4,
  'key.1000': 0.65,
  'submit.1000': 2,
  'single.10000.mount': 0.2,
  'multi.10000.mount': 0.15,
  'single.10000.change': 0.3,
  'multi.10000.change': 1.2,
};

const folder = mkdtempSync(join(tmpdir(), 'gate-'));
const out = join(folder, 'results.json');
const run = join(import.meta.dirname, 'run.ts');
execFileSync(
  process.execPath,
  [run, '--only', 'time', '--rounds', '3', '--entrants', own, '--out', out],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
const { summary } = JSON.parse(readFileSync(out, 'utf8')) as { summary: Summary };
rmSync(folder, { recursive: true });
for (const [operation, budget] of Object.entries(budgets)) {
  const ratio = summary[own]?.[operation]?.toFloor ?? Infinity;
  const isOver = ratio > budget;
  console.log(
    `${isOver ? 'OVER' : 'ok  '} ${operation.padEnd(20)} ${ratio.toFixed(2)} of ${budget}`,
  );
  if (isOver) process.exitCode = 1;
}
