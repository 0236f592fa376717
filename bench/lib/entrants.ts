import { join } from 'node:path';

/** The kinds of entrants: what is measured against, what others made, and this library. */
export type EntrantKind = 'floor' | 'peer' | 'own';

export interface Entrant {
  name: string;
  kind: EntrantKind;
  usesReact: boolean;
}

/** The entrant that every ratio refers to. */
export const floor = 'floor';
/** This library: the name of its package too. */
export const own = 'react-mcp-elicitation';
/** No entrant: the page that is subtracted in "beyond React". */
export const reactOnly = 'react-only';

const named = (kind: EntrantKind, ...names: string[]): Entrant[] =>
  names.map((name) => ({ name, kind, usesReact: name !== 'floor-dom' }));

const entrants: readonly Entrant[] = [
  ...named('floor', 'floor-dom', 'floor-lazy', floor, 'floor-rhf'),
  ...named('own', own),
  ...named('peer', 'rjsf', 'jsonforms', 'uniforms', 'autoform', 'remoteoss', 'formily'),
];

/** The entrants with these names, or all. The floor and this library always take part. */
export function chooseEntrants(names: readonly string[] | undefined): readonly Entrant[] {
  if (!names) return entrants;
  const unknown = names.find((name) => !entrants.some((entrant) => entrant.name === name));
  if (unknown !== undefined) throw new Error(`no entrant called ${unknown}`);
  return entrants.filter(({ name }) => [floor, own, ...names].includes(name));
}

const folder = join(import.meta.dirname, '../entrants');

/** The module that mounts an entrant. */
export const adapterOf = (name: string): string =>
  join(folder, name === 'floor-dom' ? `${name}.mjs` : `${name}.jsx`);

/** The module that compiles a schema without a page; not every entrant has one. */
export const compilerOf = (name: string): string => join(folder, `${name}.compile.mjs`);
