import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// Changes the meaning of the source in many small ways, and sees whether a test or the types notice. A seeded sample of
// what Stryker can change, since all of it would take days. Outside CI.
//
//   npm run mutate                              200 changes, about an hour and a half on 2 cores
//   npm run mutate -- --count 50 --seed 7
//   npm run mutate -- --files 'src/queue/**'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: 'src/**/*.{ts,tsx}' },
  },
});
const here = import.meta.dirname;
const root = join(here, '../..');
process.chdir(root);

// A package of its own: 145 packages that nobody needs for anything else.
if (!existsSync(join(here, 'node_modules'))) {
  execFileSync('npm', ['install', '--no-package-lock'], { cwd: here, stdio: 'inherit' });
}
const { Stryker } = await import('@stryker-mutator/core');
const { createInstrumenter } = await import('@stryker-mutator/instrumenter');
const { createInjector } = await import('typed-inject');
const { commonTokens } = await import('@stryker-mutator/api/plugin');

/** Words and tables: a change of them is no change of meaning. */
const isData = (file) =>
  /src\/(?:locales|testing)\/|\.generated\.ts$|\/(?:vocabulary|index)\.ts$|^src\/\w+\.ts$/.test(
    file,
  );
const files = globSync(values.files)
  .filter((file) => !isData(file))
  .sort();

const mutator = {
  plugins: null,
  // An empty string, list or object in place of another is mostly a type error or a matter of taste.
  excludedMutations: ['StringLiteral', 'ArrayDeclaration', 'ObjectLiteral'],
};

const silent = () => {};
const log = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};
const instrumenter = createInjector()
  .provideValue(commonTokens.logger, log)
  .injectFunction(createInstrumenter);
const { mutants } = await instrumenter.instrument(
  files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true })),
  { ignorers: [], ...mutator },
);
const rank = (key) => createHash('sha256').update(`${values.seed} ${key}`).digest('hex');
const sample = mutants
  .map(({ fileName, location, replacement }) => ({ fileName, location, replacement }))
  .map((mutant) => {
    const { start, end } = mutant.location;
    const key = `${mutant.fileName}:${start.line}:${start.column}-${end.line}:${end.column} ${mutant.replacement}`;
    return { key, ...mutant, rank: rank(key) };
  })
  .toSorted((one, other) => one.rank.localeCompare(other.rank))
  .slice(0, Number(values.count));
console.log(`${sample.length} of ${mutants.length} changes, seed ${values.seed}.`);

/** The source with one change. */
function changed({ fileName, location: { start, end }, replacement }) {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const before = [...lines.slice(0, start.line), lines[start.line].slice(0, start.column)];
  const after = [lines[end.line].slice(end.column), ...lines.slice(end.line + 1)];
  return `${before.join('\n')}${replacement}${after.join('\n')}`;
}

/** What the types notice needs no test. In a copy, so that an interrupted run leaves nothing behind. */
function failsTypes(mutant) {
  const copy = join(root, '.mutate');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  execFileSync('cp', ['-r', 'src', 'tsconfig.json', 'tsconfig.build.json', copy]);
  writeFileSync(join(copy, mutant.fileName), changed(mutant));
  const { status } = spawnSync('tsc', ['-p', join(copy, 'tsconfig.build.json'), '--noEmit']);
  rmSync(copy, { recursive: true, force: true });
  return status !== 0;
}

const untyped = sample.filter((mutant) => !failsTypes(mutant));
console.log(`${sample.length - untyped.length} do not compile.`);
const sampleFile = join(root, '.mutate-sample.json');
writeFileSync(sampleFile, JSON.stringify(untyped.map(({ key }) => key)));

const results = await new Stryker({
  mutate: [...new Set(untyped.map(({ fileName }) => fileName))],
  mutator,
  plugins: [
    join(here, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'),
    join(here, 'sampleChecker.js'),
  ],
  checkers: ['sample'],
  testRunner: 'vitest',
  vitest: { configFile: 'etc/mutate/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['progress'],
  tempDirName: '.stryker-tmp',
  // Its preprocessor asks TypeScript 7 for an interface that it does not have.
  tsconfigFile: 'none',
  ignorePatterns: ['bench', 'dist', 'storybook-static', 'etc/mutate/node_modules'],
  // It would write a comment into each file, which the generated tables are compared without.
  disableTypeChecks: false,
  allowConsoleColors: false,
  logLevel: 'error',
}).runMutationTest();
rmSync(sampleFile);

const run = results.filter(({ status }) => status !== 'CompileError' && status !== 'Ignored');
const survived = run.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
for (const { fileName, location, replacement, status } of survived) {
  const file = fileName.slice(fileName.indexOf('src/'));
  console.log(`\n${status}: ${file}:${location.start.line}:${location.start.column}`);
  console.log(`  ${String(replacement).split('\n').join('\n  ')}`);
}
const killed = sample.length - survived.length;
console.log(`\n${killed} of ${sample.length} noticed, ${survived.length} not.`);
