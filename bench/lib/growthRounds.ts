import type { Browser } from 'playwright';
import type { Build } from './build.ts';
import { measureCompilerAt } from './compileGrowth.ts';
import { toPoint, type Curve, type Subject } from './growthResults.ts';
import { operationAt, timeGrowth, type Kind } from './growthTimings.ts';
import { log } from './log.ts';
import { messageOf } from './messageOf.ts';
import { Recorder } from './Recorder.ts';
import type { Site } from './server.ts';
import { visitPage } from './visit.ts';

export interface GrowthPlan {
  rounds: number;
  sizes: readonly number[];
}

interface GrowthBench {
  browser: Browser;
  site: Site;
  build: Build;
  /** The path of a module. */
  compiler: string;
}

const kinds: readonly Kind[] = ['mixed', 'single', 'multi'];
/** The largest forms take longest and vary least, so they get fewer rounds. */
const large = { size: 10_000, rounds: 3 };

/** Times everything at every size, in rounds. */
export async function measureGrowth(bench: GrowthBench, plan: GrowthPlan): Promise<Recorder> {
  const recorder = new Recorder();
  for (let round = 0; round < plan.rounds; round++) {
    log(`round ${round + 1} of ${plan.rounds}`);
    for (const size of plan.sizes) {
      if (size >= large.size && round >= large.rounds) continue;
      for (const kind of kinds) await timePage(bench, kind, size, recorder);
      timeCompiler(bench, size, recorder);
    }
    recorder.endRound(round);
  }
  return recorder;
}

async function timePage(bench: GrowthBench, kind: Kind, size: number, recorder: Recorder) {
  const { browser, site, build } = bench;
  try {
    await visitPage(browser, site.pageUrl(build), (visit) =>
      timeGrowth(visit, kind, size, recorder),
    );
  } catch (error) {
    log(`${size} ${kind}: visit given up: ${messageOf(error)}`);
  }
}

function timeCompiler({ compiler }: GrowthBench, size: number, recorder: Recorder) {
  for (const kind of ['mixed', 'single'] as const) {
    const operation = operationAt(kind, 'compile', size);
    try {
      const milliseconds = measureCompilerAt(compiler, kind, size);
      const timing = { cpu: milliseconds, script: milliseconds, layout: 0, wall: milliseconds };
      recorder.keep(operation, timing, milliseconds);
    } catch (error) {
      recorder.fail(operation, error);
    }
  }
}

/** Puts what was recorded in the order it is shown in. */
export function subjectsOf({ samples, errors }: Recorder, sizes: readonly number[]): Subject[] {
  const curve = (label: string, kind: Kind, operation: string): Curve => ({
    label,
    // Choosing several options costs about as much as choosing one.
    isDrawn: kind !== 'multi',
    points: sizes.map((size) => {
      const name = operationAt(kind, operation, size);
      return toPoint(size, samples[name]?.map(({ cpu }) => cpu) ?? [], errors[name]);
    }),
  });
  const fields = [
    curve('mount', 'mixed', 'mount'),
    curve('key press', 'mixed', 'key'),
    curve('submit', 'mixed', 'submit'),
    curve('compile', 'mixed', 'compile'),
  ];
  const options = [
    curve('mount', 'single', 'mount'),
    curve('key in search', 'single', 'search'),
    curve('change', 'single', 'change'),
    curve('compile', 'single', 'compile'),
    curve('mount, several', 'multi', 'mount'),
    curve('key in search, several', 'multi', 'search'),
    curve('change, several', 'multi', 'change'),
  ];
  return [
    { unit: 'fields', curves: fields },
    { unit: 'options', curves: options },
  ];
}
