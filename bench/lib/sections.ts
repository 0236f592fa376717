import type { PolicyResult } from './policy.ts';
import type { EntrantResult, Results } from './results.ts';
import { none } from './table.ts';

/** One part of the report. */
export const section = (title: string, text: string): string => `## ${title}\n\n${text}`;

/** Whether at least one entrant has such a result. */
export const isMeasured = (
  { entrants }: Results,
  look: (result: EntrantResult) => unknown,
): boolean => Object.values(entrants).some((result) => look(result) !== undefined);

/** How often a policy was violated, and whether that broke the form. */
export function describePolicy(result: PolicyResult | undefined): string {
  if (!result) return none;
  const counts = Object.values(result.violations);
  const count = counts.reduce((sum, each) => sum + each, 0);
  return result.works ? String(count) : `${count}, breaks`;
}
