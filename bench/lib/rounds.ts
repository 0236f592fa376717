import { loadavg } from 'node:os';
import type { Bench } from './Bench.ts';
import { measureCompiler } from './compile.ts';
import type { Contestant } from './contestants.ts';
import { log } from './log.ts';
import { messageOf } from './messageOf.ts';
import { timeOperations } from './timings.ts';
import { visitPage } from './visit.ts';

/**
 * Measures times, in rounds. What slows the machine down for a while cancels out of the ratios within a round. Returns
 * the load average at the start of each round.
 */
export async function measureRounds(bench: Bench): Promise<number[]> {
  const { rounds, phases } = bench.options;
  const loads: number[] = [];
  if (!phases.has('time') && !phases.has('compile')) return loads;
  for (let round = 0; round < rounds; round++) {
    const [load = NaN] = loadavg();
    loads.push(load);
    log(`round ${round + 1} of ${rounds}, load ${load.toFixed(1)}`);
    // In alternating direction, so that no entrant always follows the same one.
    const order = round % 2 ? bench.contestants.toReversed() : bench.contestants;
    for (const contestant of order) {
      if (phases.has('time')) await timePage(bench, contestant, round);
      if (phases.has('compile')) timeCompiler(contestant);
    }
  }
  return loads;
}

async function timePage(bench: Bench, { entrant, builds, recorder }: Contestant, round: number) {
  const { browser, site, options } = bench;
  const plan = options.isQuick
    ? { repetitions: 1, keyPresses: 3, optionCounts: [10_000] }
    : { repetitions: 2, keyPresses: 6, optionCounts: [1000, 10_000] };
  try {
    await visitPage(browser, site.pageUrl(builds.page), (visit) =>
      timeOperations(visit, plan, recorder),
    );
  } catch (error) {
    log(`${entrant.name}: visit given up: ${messageOf(error)}`);
  }
  recorder.endRound(round);
}

function timeCompiler({ compiler, recorder, result }: Contestant) {
  if (compiler === undefined || recorder.skips('compile')) return;
  try {
    result.compile.push(measureCompiler(compiler));
  } catch (error) {
    recorder.fail('compile', error);
  }
}
