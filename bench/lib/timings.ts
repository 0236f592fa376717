import { setTimeout as sleep } from 'node:timers/promises';
import { OverLimitError, withinLimit } from './limit.ts';
import type { Recorder, Timing } from './Recorder.ts';
import { mean } from './stats.ts';
import type { Visit } from './visit.ts';

/** How often each operation is timed in one visit. */
export interface TimingPlan {
  /** How often a small form is mounted. */
  repetitions: number;
  keyPresses: number;
  /** How many options a field has, for fields with a choice of one and of several. */
  optionCounts: readonly number[];
}

/** Times each operation in one visit. Throws where one takes so long that the page is given up. */
export async function timeOperations(visit: Visit, plan: TimingPlan, recorder: Recorder) {
  const attempt = attemptInto(recorder, 45_000);
  await warmUp(visit, attempt);
  for (const count of [5, 20, 100, 1000]) await timeForm(visit, plan, attempt, count);
  for (const kind of ['single', 'multi'] as const) {
    for (const count of plan.optionCounts) await timeChoice(visit, attempt, kind, count);
  }
}

/** Times an operation and records it under a name. Returns whether it worked. */
export type Attempt = (operation: string, run: () => Promise<Timing>) => Promise<boolean>;

export const attemptInto =
  (recorder: Recorder, limit: number): Attempt =>
  async (operation, run) => {
    if (recorder.skips(operation)) return false;
    const begun = Date.now();
    try {
      const timing = await withinLimit(run(), limit);
      recorder.keep(operation, timing, Date.now() - begun);
      return true;
    } catch (error) {
      recorder.fail(operation, error);
      if (error instanceof OverLimitError) throw error;
      return false;
    }
  };

const unmount = (visit: Visit) => visit.evaluate('bench.unmount()');

async function warmUp(visit: Visit, attempt: Attempt) {
  await visit.evaluate('bench.nothing()');
  await attempt('cold.20', () => timeMount(visit, 'mixed', 20));
  await unmount(visit);
  for (const count of [5, 20]) {
    await visit.evaluate(`bench.mount('mixed', ${count})`);
    await unmount(visit);
  }
  await attempt('overhead', () => timeClean(visit, 'bench.nothing()'));
}

async function timeForm(visit: Visit, plan: TimingPlan, attempt: Attempt, count: number) {
  let isMounted = false;
  for (let left = count <= 20 ? plan.repetitions : 1; left > 0; left--) {
    await unmount(visit);
    isMounted = await attempt(`mount.${count}`, () => timeMount(visit, 'mixed', count));
  }
  // Submitted last: once it is accepted, a form may close, and nothing more can be typed.
  if (isMounted && count >= 20)
    await attempt(`key.${count}`, () => timeKeys(visit, plan.keyPresses));
  if (isMounted && count >= 100) {
    await attempt(`submit.${count}`, () => timeClean(visit, 'bench.submit()'));
  }
  await unmount(visit);
}

async function timeChoice(visit: Visit, attempt: Attempt, kind: 'single' | 'multi', count: number) {
  const isMounted = await attempt(`${kind}.${count}.mount`, () => timeMount(visit, kind, count));
  if (isMounted) {
    await attempt(`${kind}.${count}.change`, () => timeClean(visit, 'bench.change(10)'));
  }
  await unmount(visit);
}

export const timeMount = (visit: Visit, kind: 'mixed' | 'single' | 'multi', count: number) =>
  timeClean(visit, `bench.mount('${kind}', ${count})`);

/** Times an expression after a garbage collection, so that no operation pays for what others left. */
export async function timeClean(visit: Visit, expression: string): Promise<Timing> {
  await visit.collectGarbage();
  const { value, ...costs } = await visit.timed(() => visit.evaluate<{ wall: number }>(expression));
  return { ...costs, ...value };
}

/** Longer than any debounce found among the entrants, so that what they put off counts, too. */
const settling = 120;
const letters = 'etaoinshrdlu';
const warmUpPresses = 2;

/** Times one key press, as the mean of several. */
export async function timeKeys(
  visit: Visit,
  keyPresses: number,
  { focus = 'bench.focusText()', keys = letters } = {},
): Promise<Timing> {
  await visit.collectGarbage();
  const before = await visit.evaluate<string>(focus);
  const begun = Date.now();
  await type(visit, keys.slice(0, warmUpPresses));
  const perPress = (Date.now() - begun) / warmUpPresses;
  await sleep(settling);
  // A very slow entrant gets fewer presses rather than more time.
  const presses = Math.max(2, Math.min(keyPresses, Math.floor(2000 / perPress)));
  const last = warmUpPresses + presses;
  const { value: typed, ...costs } = await visit.timed(async () => {
    await type(visit, keys.slice(warmUpPresses, last));
    return visit.evaluate<{ times: number[]; value: string }>(`bench.typed(${settling})`);
  });
  const expected = before + keys.slice(0, last);
  if (typed.value !== expected) throw new Error(`typed ${expected}, it shows ${typed.value}`);
  return {
    cpu: costs.cpu / presses,
    script: costs.script / presses,
    layout: costs.layout / presses,
    wall: mean(typed.times.slice(-presses)),
  };
}

async function type(visit: Visit, text: string) {
  for (const letter of text) {
    await visit.press(letter, 20_000);
    await sleep(15);
  }
}
