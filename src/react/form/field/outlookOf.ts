import type { CompiledForm } from '../../../core/index.ts';
import { drawnAtOnce } from './drawnAtOnce.ts';

/** What is known of a form before any answer is entered. */
export interface Outlook {
  /** The properties for which no answer would be valid. */
  readonly unsatisfiable: ReadonlySet<string>;
  /** One of them has to be answered. */
  readonly isUnsatisfiable: boolean;
  /** Most fields, but not all, have to be answered. */
  readonly isMostlyRequired: boolean;
  /** How many rows of a list, or options of a search, are drawn before "Show more". */
  readonly drawnAtOnce: number;
}

export function outlookOf({ fields, issues }: CompiledForm): Outlook {
  const faults = issues.filter(({ code }) => code === 'unsatisfiable');
  const optional = fields.filter(({ required }) => !required);
  const mayBeLeftOut = new Set(optional.map(({ property }) => property));
  return {
    unsatisfiable: new Set(faults.map(({ property }) => property)),
    isUnsatisfiable: faults.some(({ property }) => !mayBeLeftOut.has(property)),
    isMostlyRequired: optional.length > 0 && optional.length * 2 < fields.length,
    drawnAtOnce: drawnAtOnce(fields),
  };
}
