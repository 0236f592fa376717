// npm run bench:hostile: the longest task that each costly input of a hostile server makes, in Chromium. To measure
// another checkout, give its folder: npm run bench:hostile -- ../before. To measure some, give a part of their names next.
import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../test/chromium.ts';

const tree = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
/** In older checkouts, an entry is inside its folder. */
const entry = (name: string) => {
  const file = join(tree, 'src', `${name}.ts`);
  return existsSync(file) ? file : join(tree, 'src', name, 'index.ts');
};
const outDir = mkdtempSync(join(tmpdir(), 'bench-hostile-'));
await build({
  root: tree,
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    // The folder of the benchmarks has its own React.
    dedupe: ['react', 'react-dom'],
    alias: [
      { find: /^react-mcp-elicitation$/, replacement: join(tree, 'src/index.ts') },
      { find: 'react-mcp-elicitation/core', replacement: entry('core') },
      { find: 'react-mcp-elicitation/host', replacement: entry('host') },
      { find: 'react-mcp-elicitation/styles.css', replacement: join(tree, 'src/styles.css') },
    ],
  },
  build: {
    outDir,
    lib: {
      entry: join(import.meta.dirname, 'hostile/page.tsx'),
      formats: ['es'],
      fileName: 'page',
    },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly tdur?: number;
}

const files = readdirSync(outDir);
const read = (end: string) =>
  readFileSync(
    join(
      outDir,
      files.find((name) => name.endsWith(end))!,
    ),
    'utf8',
  );
const [script, styles] = [read('.js'), read('.css')];

const browser = await chromium.launch(launchOptions());
const open = async () => {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.log(String(error)));
  await page.setContent('<!doctype html><html lang="en"><meta charset="utf-8"><body>');
  await page.addStyleTag({ content: styles });
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => 'cases' in globalThis);
  return page;
};
const first = await open();
const names = await first.evaluate(() => Object.keys(Reflect.get(globalThis, 'cases') as object));
await first.close();
for (const name of names.filter((one) => one.includes(process.argv[3] ?? ''))) {
  const page = await open();
  await page.exposeFunction('press', (selector: string) =>
    page.click(selector, { timeout: 60_000 }),
  );
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  const run = page.evaluate((one) => {
    const cases = Reflect.get(globalThis, 'cases') as Record<string, () => Promise<void>>;
    return cases[one]!();
  }, name);
  const failure = await Promise.race([
    run.then(
      () => '',
      (error: unknown) => String(error).slice(0, 120),
    ),
    new Promise<string>((give) => setTimeout(() => give('over 60 s'), 60_000)),
  ]);
  const shown = failure || `${longestTask(String(await browser.stopTracing())).toFixed(0)} ms`;
  console.log(`| ${name.replaceAll('|', '\\|')} | ${shown} |`);
  void page.close().catch(() => {});
}
await browser.close();

/** In milliseconds of the processor, so that whoever else is on this machine does not count. */
function longestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const begun = traceEvents.find(({ name }) => name === 'begun')!;
  const times = traceEvents
    .filter(({ ph, tid, pid }) => ph === 'X' && tid === begun.tid && pid === begun.pid)
    .map(({ ts, dur, tdur = 0 }) => (ts + dur > begun.ts ? tdur : 0));
  return Math.max(...times) / 1000;
}
