import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSelectors, writeSlots } from '../../etc/slots.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const selectors = readSelectors();
const documented = selectors.filter(({ state }) => state === undefined).map(({ slot }) => slot);

/** Every slot that a component draws: one that a host may draw, or a part of our own. */
const drawn = globSync('src/react/**/*.tsx', { cwd: root }).flatMap((file) => [
  ...[...read(file).matchAll(/(?:slot=|'data-slot': )["'](elicitation[\w-]*)["']/g)].map(
    ([, slot]) => slot!,
  ),
  ...[...read(file).matchAll(/\bslot\('([\w-]+)'/g)].map(([, name]) => `elicitation-${name}`),
]);

describe('HOST-7 slots are API', () => {
  test('the page of slots is what the comments say', () => {
    expect(read('docs/slots.md')).toBe(writeSlots());
  });

  test('each slot that is drawn is documented once, and no other', () => {
    expect(documented.toSorted()).toEqual([...new Set(drawn)].toSorted());
  });

  test('the stylesheet selects no slot and no state that is not documented', () => {
    const styles = read('src/styles.css');
    const slots = [...styles.matchAll(/\[data-slot='([\w-]+)'\]/g)].map(([, slot]) => slot!);
    expect(slots.filter((slot) => !documented.includes(slot))).toEqual([]);
    const states = [...styles.matchAll(/\[(data-[\w-]+)/g)].map(([, state]) => state!);
    const known = new Set(['data-slot', ...selectors.map(({ state }) => state)]);
    expect(states.filter((state) => !known.has(state))).toEqual([]);
  });
});
