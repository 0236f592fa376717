// How the cost of this library grows with the form, as a table and as docs/growth.svg: see README.md.
//   node growth.ts [--quick]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installBrowser } from '../test/chromium.ts';
import { launchBrowser } from './lib/browser.ts';
import { buildCompiler, buildPage } from './lib/build.ts';
import { own } from './lib/entrants.ts';
import { drawGrowth } from './lib/growthChart.ts';
import type { Growth } from './lib/growthResults.ts';
import { measureGrowth, subjectsOf, type GrowthPlan } from './lib/growthRounds.ts';
import { growthReport } from './lib/growthTable.ts';
import { installLibrary, installPeers } from './lib/install.ts';
import { log } from './lib/log.ts';
import { serve } from './lib/server.ts';
import { median } from './lib/stats.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const plan: GrowthPlan = values.quick
  ? { rounds: 1, sizes: [10, 100, 1000] }
  : { rounds: 5, sizes: [10, 100, 1000, 10_000] };
installPeers();
installBrowser();
const growth = await measureAll();
if (!values.quick) {
  const out = join(import.meta.dirname, '../docs/growth.svg');
  writeFileSync(out, drawGrowth(growth));
  log('wrote', out);
}
console.log(growthReport(growth));

async function measureAll(): Promise<Growth> {
  const { build, compiler } = await buildOwn();
  await using site = await serve([build]);
  await using browser = await launchBrowser();
  const recorder = await measureGrowth({ browser, site, build, compiler }, plan);
  return {
    when: new Date().toISOString(),
    chromium: browser.version(),
    rounds: plan.rounds,
    overhead: median(recorder.samples['overhead']?.map(({ cpu }) => cpu) ?? []),
    subjects: subjectsOf(recorder, plan.sizes),
  };
}

async function buildOwn() {
  log('build, pack and install this library');
  using library = installLibrary();
  const build = await buildPage(own, { library: library.folder });
  return { build, compiler: (await buildCompiler(own, library.folder))! };
}
