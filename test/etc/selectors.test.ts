import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unlayer } from '../../etc/unlayer.ts';

const styles = readFileSync(join(import.meta.dirname, '../../src/styles.css'), 'utf8');

/** Splits at what `isAt` finds outside of parentheses and brackets. */
function splitOutside(text: string, isAt: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (/[([]/.test(letter)) depth++;
    if (/[)\]]/.test(letter)) depth--;
    if (depth === 0 && isAt.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The part of a selector that is tried on an element first, out of its `:where()`. */
function lastCompound(selector: string): string {
  const last = splitOutside(selector, /[\s>+~]/).at(-1)!;
  const inner = /^:where\((.*)\)(?:::[\w-]+)?$/s.exec(last)?.[1];
  const isOne = inner !== undefined && splitOutside(inner, /,/).length === 1;
  return isOne ? lastCompound(inner) : last;
}

/** Without what browsers do not find rules by: other pseudo-classes, and lists. */
const keysOf = (compound: string): string =>
  compound.replaceAll(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '');

/** Browsers keep rules for these apart, too. */
const isFound = (compound: string) => /[.[]|:focus|:root/.test(keysOf(compound));

function selectorsIn(text: string): string[] {
  const rules = text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@keyframes [\w-]+ \{[^}]*\}\s*\}/g, '')
    .matchAll(/(?<=[{};])([^{};@]+)\{/g);
  return [...rules].flatMap(([, selectors]) => splitOutside(selectors!, /,/));
}

// In a shadow tree, too, the root is one element.
const nestedIn = ':is(:root, :host, #elicitation)';

test.each([
  ['styles.css', styles],
  ['styles.unlayered.css', unlayer(styles)],
])('no rule of %s is tried on every element: a class or an attribute finds it', (_, text) => {
  const selectors = selectorsIn(text).filter((selector) => selector !== nestedIn);
  expect(selectors.length).toBeGreaterThan(150);
  expect(selectors.filter((selector) => !isFound(lastCompound(selector)))).toEqual([
    // A design system's box around a control has no name that we know.
    ':where(div.elicitation-field > div)',
  ]);
});
