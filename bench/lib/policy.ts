import { withinLimit } from './limit.ts';
import { messageOf } from './messageOf.ts';
import type { Visit } from './visit.ts';

/** How an entrant gets on under a Content-Security-Policy. */
export interface PolicyResult {
  /** Whether a form can be drawn, typed in and submitted. */
  works: boolean;
  /** How often it violated each directive. */
  violations: Record<string, number>;
  /** What broke, where something did. */
  errors: readonly string[];
}

export async function measurePolicy(visit: Visit): Promise<PolicyResult> {
  const error = await fillIn(visit).then(
    () => undefined,
    (reason: unknown) => messageOf(reason),
  );
  const violations: Record<string, number> = {};
  for (const directive of await visit.violations()) {
    violations[directive] = (violations[directive] ?? 0) + 1;
  }
  const works = error === undefined;
  return { works, violations, errors: works ? [] : [error, ...visit.pageErrors.slice(0, 3)] };
}

/** A short limit, in milliseconds, since a broken page often just never answers. */
const limit = 3000;

async function fillIn(visit: Visit): Promise<void> {
  await withinLimit(visit.evaluate("bench.mount('mixed', 28)"), limit);
  const before = await visit.evaluate<string>('bench.focusText()');
  await visit.press('a', limit);
  const { value } = await visit.evaluate<{ value: string }>('bench.typed(200)');
  if (value !== `${before}a`) throw new Error('typing does nothing');
  await withinLimit(visit.evaluate('bench.submit()'), limit);
}
