import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCompiler, buildPage, entryFile, type Build } from './build.ts';
import { reactOnly, type Entrant } from './entrants.ts';
import { log } from './log.ts';
import { Recorder } from './Recorder.ts';
import type { EntrantResult } from './results.ts';
import { sizesOf, subtractSizes, type Sizes } from './sizes.ts';

/** The builds of a page. */
export interface Builds {
  page: Build;
  /** The same page in chunks, to measure what is transferred. */
  split?: Build;
}

/** An entrant that is ready to be measured, and its results. */
export interface Contestant {
  entrant: Entrant;
  builds: Builds;
  /** The path of the module that compiles a schema without a page. */
  compiler: string | undefined;
  recorder: Recorder;
  result: EntrantResult;
}

interface ContestantOptions {
  /** The folder that has this library in `node_modules`. */
  library: string;
  /** Whether what is transferred will be measured. */
  isSplit: boolean;
}

/** Builds the entrants, and the page that is subtracted in "beyond React"; and counts the bytes. */
export async function prepareContestants(
  entrants: readonly Entrant[],
  options: ContestantOptions,
): Promise<{ reactBuilds: Builds; contestants: Contestant[] }> {
  const reactBuilds = await buildPages(reactOnly, options);
  const react = sizesOf(readFiles(reactBuilds.page, [entryFile]));
  const contestants: Contestant[] = [];
  for (const entrant of entrants) contestants.push(await prepare(entrant, react, options));
  return { reactBuilds, contestants };
}

async function prepare(
  entrant: Entrant,
  react: Sizes,
  { library, isSplit }: ContestantOptions,
): Promise<Contestant> {
  const { name, kind, usesReact } = entrant;
  const builds = await buildPages(name, { library, isSplit: isSplit && usesReact });
  const compiler = await buildCompiler(name, library);
  const script = sizesOf(readFiles(builds.page, [entryFile]));
  const beyondReact = usesReact ? subtractSizes(script, react) : script;
  const styles = readFiles(builds.page, builds.page.styles).length;
  const recorder = new Recorder();
  const { samples, errors } = recorder;
  const bytes = { script, beyondReact, styles };
  const result: EntrantResult = { kind, bytes, samples, compile: [], csp: {}, errors };
  return { entrant, builds, compiler, recorder, result };
}

async function buildPages(name: string, { library, isSplit }: ContestantOptions): Promise<Builds> {
  log('build', name);
  const page = await buildPage(name, { library });
  return isSplit ? { page, split: await buildPage(name, { library, isSplit }) } : { page };
}

const readFiles = ({ folder }: Build, files: readonly string[]): Buffer =>
  Buffer.concat(files.map((file) => readFileSync(join(folder, file))));
