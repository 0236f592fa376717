import { readFileSync } from 'node:fs';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

// Lets the sampled changes through. Stryker has no sample of its own, but leaves out what a checker refuses.

let sampled = new Set();

const keyOf = ({ fileName, location: { start, end }, replacement }) =>
  `${fileName.slice(fileName.lastIndexOf('/src/') + 1)}:${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`;

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Checker, 'sample', {
    async init() {
      sampled = new Set(JSON.parse(readFileSync('.mutate-sample.json', 'utf8')));
    },
    async check(mutants) {
      const verdicts = mutants.map((mutant) => [
        mutant.id,
        sampled.has(keyOf(mutant))
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'Not in the sample.' },
      ]);
      return Object.fromEntries(verdicts);
    },
    group: async (mutants) => [mutants.map(({ id }) => id)],
  }),
];
