import type { Field } from '../../../core/index.ts';
import { fewestToSearch } from './controlOf.ts';

/** How many rows and options the long fields of a form draw at once, all together. */
const ofForm = 5000;

/** How many rows of a list, or options of a search, a field draws before "Show more". */
export function drawnAtOnce(fields: readonly Field[]): number {
  const long = fields.filter(
    (field) =>
      field.kind === 'list' || ('options' in field && field.options.length >= fewestToSearch),
  );
  return Math.max(10, Math.min(100, Math.floor(ofForm / long.length)));
}
