// Where an entrant spends its time: a CPU profile of one operation, on a build that is not minified.
//   node profile.ts <entrant> [mount|key|submit|change] [count] [mixed|single|multi]
import { installBrowser } from '../test/chromium.ts';
import { launchBrowser } from './lib/browser.ts';
import { buildPage, type Build } from './lib/build.ts';
import { profileCpu } from './lib/cpuProfile.ts';
import { own } from './lib/entrants.ts';
import { installLibrary, installPeers } from './lib/install.ts';
import { serve } from './lib/server.ts';
import { visitPage, type Visit } from './lib/visit.ts';

const [entrant = own, operation = 'mount', count = '1000', kind = 'mixed'] = process.argv.slice(2);
installPeers();
installBrowser();
const build = await buildEntrant();
await using site = await serve([build]);
await using browser = await launchBrowser();
await visitPage(browser, site.pageUrl(build), printProfile);

async function buildEntrant(): Promise<Build> {
  if (entrant !== own) return buildPage(entrant, { library: undefined, minify: false });
  using library = installLibrary();
  return await buildPage(entrant, { library: library.folder, minify: false });
}

async function printProfile(visit: Visit): Promise<void> {
  const run = await prepare(visit);
  const { self, inclusive } = await profileCpu(visit, run);
  console.log(`${entrant}: ${operation}, ${count} ${kind}`);
  print('in the function itself', self);
  print('and in all that it calls', inclusive);
}

/** Does what comes before the operation, and returns the operation. */
async function prepare(visit: Visit): Promise<() => Promise<void>> {
  const mount = `bench.mount(${JSON.stringify(kind)}, ${Number(count)})`;
  const press = async (letters: string) => {
    for (const letter of letters) await visit.press(letter, 30_000);
  };
  await visit.evaluate("bench.mount('mixed', 20)");
  await visit.evaluate('bench.unmount()');
  if (operation === 'mount') return () => visit.evaluate(mount);
  await visit.evaluate(mount);
  if (operation === 'submit') return () => visit.evaluate('bench.submit()');
  if (operation === 'change') return () => visit.evaluate('bench.change(17)');
  if (operation !== 'key') throw new Error(`no operation called ${operation}`);
  await visit.evaluate('bench.focusText()');
  await press('ab');
  return () => press('cdefg');
}

function print(title: string, times: ReadonlyMap<string, number>): void {
  console.log(`\n${title}`);
  const longest = [...times]
    .filter(([name]) => !['(root)', '(idle)'].includes(name))
    .toSorted(([, one], [, other]) => other - one);
  for (const [name, milliseconds] of longest.slice(0, 24)) {
    console.log(`${milliseconds.toFixed(1).padStart(9)} ms  ${name}`);
  }
}
