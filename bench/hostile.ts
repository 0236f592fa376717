// npm run bench:hostile: the longest task that each costly input of a hostile server makes, in Chromium. To measure
// another checkout, give its folder: npm run bench:hostile -- ../before
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
for (const name of names) {
  const page = await open();
  const time = page.evaluate((one) => {
    const cases = Reflect.get(globalThis, 'cases') as Record<string, () => Promise<number>>;
    return cases[one]!();
  }, name);
  const milliseconds = await Promise.race([
    time.catch((error: unknown) => String(error).slice(0, 120)),
    new Promise<string>((give) => setTimeout(() => give('over 60 s'), 60_000)),
  ]);
  const shown = typeof milliseconds === 'number' ? `${milliseconds.toFixed(0)} ms` : milliseconds;
  console.log(`| ${name.replaceAll('|', '\\|')} | ${shown} |`);
  void page.close().catch(() => {});
}
await browser.close();
