import { findWrongValues, measureAccessibility } from './accessibility.ts';
import type { Bench } from './Bench.ts';
import type { Build } from './build.ts';
import type { Contestant } from './contestants.ts';
import { measureHeap } from './heap.ts';
import { log } from './log.ts';
import type { Phase } from './options.ts';
import { measurePolicy } from './policy.ts';
import { policies, type PolicyName } from './server.ts';
import { fillInVariedForm, transferredBytes } from './transfer.ts';
import { visitPage, type Visit } from './visit.ts';

/** Measures what does not vary from round to round. */
export async function measureLooks(bench: Bench): Promise<void> {
  const { isQuick } = bench.options;
  const look = <T>({ builds }: Contestant, measure: (visit: Visit) => Promise<T>) =>
    visitBuild(bench, builds.page, measure);

  await measureTransfers(bench);
  await forEach(bench, 'heap', async (contestant) => {
    const cycles = isQuick ? 30 : 100;
    contestant.result.heap = await look(contestant, (visit) => measureHeap(visit, cycles));
  });
  await forEach(bench, 'axe', async (contestant) => {
    contestant.result.accessibility = await look(contestant, measureAccessibility);
    contestant.result.wrongValues = await look(contestant, findWrongValues);
  });
  await forEach(bench, 'csp', async ({ builds, result }) => {
    const names = Object.keys(policies) as PolicyName[];
    for (const name of isQuick ? (['strict'] as const) : names) {
      result.csp[name] = await visitBuild(bench, builds.page, measurePolicy, name);
    }
  });
}

async function measureTransfers(bench: Bench) {
  const { split: reactOnly } = bench.reactBuilds;
  if (!reactOnly) return;
  const react = await visitBuild(bench, reactOnly, (visit) => transferredBytes(visit, reactOnly));
  await forEach(bench, 'transfer', async ({ builds: { split }, result }) => {
    if (!split) return;
    const all = await visitBuild(bench, split, async (visit) => {
      await fillInVariedForm(visit);
      return transferredBytes(visit, split);
    });
    result.transfer = { all, beyondReact: all - react };
  });
}

const visitBuild = <T>(
  { browser, site }: Bench,
  build: Build,
  measure: (visit: Visit) => T | Promise<T>,
  policy?: PolicyName,
): Promise<T> => visitPage(browser, site.pageUrl(build, policy), measure);

/** Where one fails, the others are measured all the same. */
async function forEach(
  { options, contestants }: Bench,
  phase: Phase,
  measure: (contestant: Contestant) => Promise<void>,
) {
  if (!options.phases.has(phase)) return;
  for (const contestant of contestants) {
    log(phase, contestant.entrant.name);
    try {
      await measure(contestant);
    } catch (error) {
      contestant.recorder.fail(phase, error);
    }
  }
}
