import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { AccessibilityResult } from './accessibility.ts';
import type { CompileTimes } from './compile.ts';
import { own, type EntrantKind } from './entrants.ts';
import type { HeapResult } from './heap.ts';
import type { Options } from './options.ts';
import type { PolicyResult } from './policy.ts';
import type { Sample } from './Recorder.ts';
import type { PolicyName } from './server.ts';
import type { Sizes } from './sizes.ts';

/** What was measured of one entrant. The bytes are always there, and the rest if it was asked for and worked. */
export interface EntrantResult {
  kind: EntrantKind;
  bytes: { script: Sizes; beyondReact: Sizes; styles: number };
  /** Bytes of gzipped scripts. */
  transfer?: { all: number; beyondReact: number };
  /** By operation. */
  samples: Record<string, readonly Sample[]>;
  /** One for each round. */
  compile: CompileTimes[];
  heap?: HeapResult;
  /** The same without the code that V8 compiles as forms come and go. */
  heapOfData?: HeapResult;
  accessibility?: AccessibilityResult;
  wrongValues?: readonly string[];
  csp: Partial<Record<PolicyName, PolicyResult>>;
  /** By operation or phase. */
  errors: Record<string, readonly string[]>;
}

export interface Results {
  /** ISO 8601. */
  when: string;
  machine: { cpu: string; cores: number; node: string; chromium: string };
  /** The versions of the packages that are compared. */
  versions: Record<string, string>;
  isQuick: boolean;
  rounds: number;
  /** The load average of one minute at the start of each round. */
  load: number[];
  seconds: number;
  entrants: Record<string, EntrantResult>;
}

export function createResults({ isQuick, rounds }: Options, chromium: string): Results {
  return {
    when: new Date().toISOString(),
    machine: {
      cpu: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      node: process.version,
      chromium,
    },
    versions: {
      ...readManifest('../package.json').dependencies,
      [own]: readManifest('../../package.json').version,
    },
    isQuick,
    rounds,
    load: [],
    seconds: 0,
    entrants: {},
  };
}

function readManifest(path: string) {
  const content = readFileSync(join(import.meta.dirname, path), 'utf8');
  return JSON.parse(content) as { version: string; dependencies: Record<string, string> };
}
