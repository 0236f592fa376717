import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { adapterOf, compilerOf, own } from './entrants.ts';

const bench = join(import.meta.dirname, '..');

/** The built page of an entrant, minified or not, as one file or in the chunks that a page loads. */
export interface Build {
  /** Unique among all builds. */
  id: string;
  folder: string;
  /** Names of the stylesheets in the folder. */
  styles: readonly string[];
}

export interface BuildOptions {
  /** The folder that has this library in `node_modules`. */
  library: string | undefined;
  isSplit?: boolean;
  minify?: boolean;
}

/** The file that every page begins with. */
export const entryFile = 'entrant.js';

/** Builds what a page loads, for production. */
export async function buildPage(
  entrant: string,
  { library, isSplit = false, minify = true }: BuildOptions,
): Promise<Build> {
  const id = isSplit ? `${entrant}.split` : entrant;
  const folder = join(bench, 'dist', id);
  await build({
    ...common(library, pageEntry(adapterOf(entrant))),
    build: {
      ...output(folder),
      target: 'es2022',
      minify,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: entryId,
        output: {
          entryFileNames: entryFile,
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name][extname]',
          codeSplitting: isSplit,
        },
      },
    },
  });
  const files = await readdir(folder);
  return { id, folder, styles: files.filter((file) => file.endsWith('.css')) };
}

/** Builds the module that compiles a schema in Node. Returns its path, or undefined if the entrant has none. */
export async function buildCompiler(entrant: string, library: string): Promise<string | undefined> {
  const compiler = compilerOf(entrant);
  if (!existsSync(compiler)) return undefined;
  const folder = join(bench, 'dist', `${entrant}.node`);
  await build({
    ...common(library),
    ssr: { noExternal: true },
    build: {
      ...output(folder),
      ssr: compiler,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'compile.mjs', codeSplitting: false } },
    },
  });
  return join(folder, 'compile.mjs');
}

const common = (library: string | undefined, ...plugins: Plugin[]): InlineConfig => ({
  configFile: false,
  envFile: false,
  root: bench,
  mode: 'production',
  logLevel: 'error',
  plugins: [...plugins, ...(library === undefined ? [] : [ownLibrary(library)])],
  // One copy of each, the bench's own: every entrant runs on the same React.
  resolve: { dedupe: ['react', 'react-dom', 'react-hook-form', 'zod'] },
});

const output = (outDir: string) => ({
  outDir,
  emptyOutDir: true,
  reportCompressedSize: false,
  copyPublicDir: false,
});

const entryId = 'virtual:bench-entry';

function pageEntry(adapter: string): Plugin {
  return {
    name: 'bench-entry',
    resolveId: (id) => (id === entryId ? `\0${entryId}` : undefined),
    load: (id) =>
      id === `\0${entryId}`
        ? `import * as entrant from ${JSON.stringify(adapter)}; globalThis.benchEntrant = entrant;`
        : undefined,
  };
}

/** Finds this library where its tarball has been installed. */
function ownLibrary(folder: string): Plugin {
  return {
    name: 'bench-own-library',
    enforce: 'pre',
    resolveId(id, _importer, options) {
      if (id !== own && !id.startsWith(`${own}/`)) return undefined;
      return this.resolve(id, join(folder, 'importer.js'), { ...options, skipSelf: true });
    },
  };
}
