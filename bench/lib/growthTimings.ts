import { attemptInto, timeClean, timeKeys, timeMount, type Attempt } from './timings.ts';
import type { Recorder } from './Recorder.ts';
import type { Visit } from './visit.ts';

/** What a form has many of: fields, or options of one field that takes one or several. */
export type Kind = 'mixed' | 'single' | 'multi';

/** The name under which an operation on a form of that size is recorded. */
export const operationAt = (kind: Kind, operation: string, count: number): string =>
  `${kind}.${operation}.${count}`;

/** How long one operation may take, in milliseconds. */
const limit = 60_000;

/** Times each operation on one form in a fresh page. Throws where the page is given up. */
export async function timeGrowth(visit: Visit, kind: Kind, count: number, recorder: Recorder) {
  const attempt = attemptInto(recorder, limit);
  await visit.evaluate('bench.nothing()');
  await attempt('overhead', () => timeClean(visit, 'bench.nothing()'));
  // Warms up with as few as still get the same control.
  await visit.evaluate(`bench.mount('${kind}', ${count > smallList ? smallSearch : smallList})`);
  await visit.evaluate('bench.unmount()');
  const at = (operation: string) => operationAt(kind, operation, count);
  if (!(await attempt(at('mount'), () => timeMount(visit, kind, count)))) return;
  await (kind === 'mixed' ? timeForm(visit, attempt, at) : timeChoice(visit, attempt, at));
}

const smallList = 10;
const smallSearch = 40;

async function timeForm(visit: Visit, attempt: Attempt, at: (operation: string) => string) {
  await attempt(at('key'), async () => {
    // A field is not judged before it has been left.
    await visit.evaluate('bench.focusText()');
    await visit.press('x', limit);
    await visit.evaluate('bench.leaveText()');
    return timeKeys(visit, 6);
  });
  await attempt(at('submit'), () => timeClean(visit, `bench.submit(${limit})`));
}

async function timeChoice(visit: Visit, attempt: Attempt, at: (operation: string) => string) {
  await attempt(at('change'), () => timeClean(visit, 'bench.change(7)'));
  if (!(await visit.evaluate<boolean>('bench.hasSearch()'))) return;
  // Each of the four keys finds something among 100 options or more. The last two are timed.
  const typing = { focus: 'bench.focusSearch()', keys: '0071' };
  await attempt(at('search'), () => timeKeys(visit, 2, typing));
}
