import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseEntrants, type Entrant } from './entrants.ts';

/** What can be measured; bytes of the bundles always are. */
const phases = ['transfer', 'time', 'compile', 'heap', 'axe', 'csp'] as const;
export type Phase = (typeof phases)[number];

export interface Options {
  isQuick: boolean;
  rounds: number;
  phases: ReadonlySet<Phase>;
  entrants: readonly Entrant[];
  /** The file for the results. */
  out: string;
  /** Whether the table in the docs is written anew. */
  writesPage: boolean;
}

/** Reads the command line. Throws on what it does not know. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      only: { type: 'string' },
      entrants: { type: 'string' },
      out: { type: 'string', default: join(import.meta.dirname, '../results.json') },
      docs: { type: 'boolean', default: false },
    },
  });
  return {
    isQuick: values.quick,
    rounds: Number(values.rounds ?? (values.quick ? 1 : 7)),
    phases: new Set(values.only?.split(',').map(toPhase) ?? phases),
    entrants: chooseEntrants(values.entrants?.split(',')),
    out: resolve(values.out),
    writesPage: values.docs,
  };
}

function toPhase(name: string): Phase {
  const phase = phases.find((known) => known === name);
  if (!phase) throw new Error(`no phase called ${name}: there are ${phases.join(', ')}`);
  return phase;
}
