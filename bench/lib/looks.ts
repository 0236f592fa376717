import type { Browser } from 'playwright';
import { findWrongValues, measureAccessibility } from './accessibility.ts';
import type { Bench } from './Bench.ts';
import { launchBrowser } from './browser.ts';
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
  const look = <T>({ builds }: Contestant, measure: (visit: Visit) => Promise<T>) =>
    visitBuild(bench, builds.page, measure);

  await measureTransfers(bench);
  await measureHeaps(bench);
  await forEach(bench, 'axe', async (contestant) => {
    contestant.result.accessibility = await look(contestant, measureAccessibility);
    contestant.result.wrongValues = await look(contestant, findWrongValues);
  });
  await forEach(bench, 'csp', async ({ builds, result }) => {
    const names = Object.keys(policies) as PolicyName[];
    for (const name of bench.options.isQuick ? (['strict'] as const) : names) {
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

async function measureHeaps(bench: Bench) {
  if (!bench.options.phases.has('heap')) return;
  const cycles = bench.options.isQuick ? 30 : 100;
  await using interpreter = await launchBrowser({ compilesCode: false });
  await forEach(bench, 'heap', async ({ builds, result }) => {
    const measure = (browser: Browser) =>
      visitBuild({ ...bench, browser }, builds.page, (visit) => measureHeap(visit, cycles));
    result.heap = await measure(bench.browser);
    result.heapOfData = await measure(interpreter);
  });
}

const visitBuild = <T>(
  { browser, site }: Bench,
  build: Build,
  measure: (visit: Visit) => T | Promise<T>,
  policy?: PolicyName,
): Promise<T> => visitPage(browser, site.pageUrl(build, policy), measure);

/** If one contestant fails, the others are still measured. */
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
