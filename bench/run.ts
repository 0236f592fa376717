// This library beside others and beside hand-written floors: see README.md.
import { writeFileSync } from 'node:fs';
import { installBrowser } from '../test/chromium.ts';
import { launchBrowser } from './lib/browser.ts';
import { prepareContestants } from './lib/contestants.ts';
import { installLibrary, installPeers } from './lib/install.ts';
import { elapsed, log } from './lib/log.ts';
import { measureLooks } from './lib/looks.ts';
import { readOptions, type Options } from './lib/options.ts';
import { writePage } from './lib/page.ts';
import { report } from './lib/report.ts';
import { createResults, type Results } from './lib/results.ts';
import { measureRounds } from './lib/rounds.ts';
import { serve } from './lib/server.ts';
import { summarize } from './lib/summary.ts';

const options = readOptions(process.argv.slice(2));
installPeers();
installBrowser();
const results = await measureAll(options);
const summary = summarize(results);
writeFileSync(options.out, `${JSON.stringify({ ...results, summary }, roundNumber, 2)}\n`);
log('wrote', options.out);
if (options.writesPage) writePage(results, summary);
console.log(report(results, summary));

async function measureAll(options: Options): Promise<Results> {
  const { reactBuilds, contestants } = await build(options);
  const pages = [reactBuilds, ...contestants.map(({ builds }) => builds)];
  await using site = await serve(
    pages.flatMap(({ page, split }) => (split ? [page, split] : page)),
  );
  await using browser = await launchBrowser();
  const results = createResults(options, browser.version());
  const bench = { options, browser, site, reactBuilds, contestants };
  results.load = await measureRounds(bench);
  await measureLooks(bench);
  for (const { entrant, result } of contestants) results.entrants[entrant.name] = result;
  return { ...results, seconds: elapsed() };
}

async function build({ entrants, phases }: Options) {
  log('build, pack and install this library');
  using library = installLibrary();
  const isSplit = phases.has('transfer');
  return await prepareContestants(entrants, { library: library.folder, isSplit });
}

/** Thousandths are enough. */
function roundNumber(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}
