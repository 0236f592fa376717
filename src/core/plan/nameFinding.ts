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

/** Adds the property's name to a finding. For a secret field, params that repeat the answer are masked. */
export function nameFinding({ property, sensitive }: Field, found: Finding): ContentIssue {
  if (!sensitive || !Object.keys(found.params).some((name) => echoes.has(name))) {
    return { property, ...found };
  }
  const params = Object.entries(found.params).map(([name, value]) => [
    name,
    echoes.has(name) ? dots : value,
  ]);
  return { property, ...found, params: Object.fromEntries(params) as Finding['params'] };
}
