import type { ContentIssue, Finding } from '../CompiledForm.ts';
import type { Field } from '../Field.ts';

/** Params that repeat what was entered, or what would be sent for it. */
const echoes = new Set([
  'nearest',
  'ascii',
  'value',
  'first',
  'second',
  'blanks',
  'marks',
  'width',
]);
const dots = '••••';

/** Adds the property's name. For a secret field, params that repeat the answer are masked. */
export function nameFinding({ property, sensitive }: Field, found: Finding): ContentIssue {
  const echoed = Object.keys(found.params).filter((name) => sensitive && echoes.has(name));
  const masked = Object.fromEntries(echoed.map((name) => [name, dots]));
  return { property, ...found, params: { ...found.params, ...masked } };
}
