import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Visit } from './visit.ts';

export interface AccessibilityResult {
  /** How many elements break each of axe's rules, in a form of 20 fields. */
  violations: Record<string, number>;
  /** How many fields have a title or a description that is nowhere on the page. */
  missing: { titles: number; descriptions: number };
}

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export async function measureAccessibility(visit: Visit): Promise<AccessibilityResult> {
  await visit.evaluate("bench.mount('mixed', 20)");
  await visit.evaluate(`${axe}; undefined`);
  const violations = await visit.evaluate<Record<string, number>>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.length])))`,
  );
  return { violations, missing: await visit.evaluate('bench.missingTexts()') };
}

/** Submits 28 untouched fields. Returns the fields whose values are not their defaults. */
export async function findWrongValues(visit: Visit): Promise<string[]> {
  await visit.evaluate("bench.mount('mixed', 28)");
  await visit.evaluate('bench.submit()');
  return visit.evaluate('bench.wrongValues()');
}
