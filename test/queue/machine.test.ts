import { describe, expect, test } from 'vitest';
import type { Until } from '../../src/protocol/index.ts';
import { advance, begun, type RequestEvent, type RequestState } from '../../src/queue/machine.ts';

/** What happens, in words. */
const events = {
  accept: { type: 'respond', action: 'accept' },
  decline: { type: 'respond', action: 'decline' },
  cancel: { type: 'respond', action: 'cancel' },
  open: { type: 'opened' },
  'open elsewhere': { type: 'opened', isElsewhere: true },
  complete: { type: 'finished' },
  'asked again': { type: 'followed' },
  'accept arrives': { type: 'arrived', action: 'accept' },
  'decline arrives': { type: 'arrived', action: 'decline' },
  'cancel arrives': { type: 'arrived', action: 'cancel' },
  'accept is lost': { type: 'lost', action: 'accept', error: 'offline' },
  'decline is lost': { type: 'lost', action: 'decline', error: 'offline' },
  'cancel is lost': { type: 'lost', action: 'cancel', error: 'offline' },
  withdrawn: { type: 'ended', as: 'withdrawn' },
  'answered elsewhere': { type: 'ended', as: 'answered-elsewhere' },
} as const satisfies Record<string, RequestEvent>;

/** A form, or a page whose yes is due as it is opened, or once it is finished. */
type Asked = 'form' | Until;

/** What becomes of a request to which all this happens, and the answers that go out. */
function play(asked: Asked, happenings: string): { state: RequestState; sent: string[] } {
  let state = begun(asked === 'form' ? undefined : asked);
  const sent: string[] = [];
  for (const name of happenings.split(', ').filter(Boolean)) {
    const [next, send] = advance(state, events[name as keyof typeof events]);
    state = next;
    if (send) sent.push(send);
  }
  return { state, sent };
}

const typeOf = (name: string) => events[name as keyof typeof events].type;

/** What was asked, what has happened to it, what happens now, its stage after that, and the answer that goes out now. */
const rows: readonly [Asked, before: string, now: string, stage: string, send?: string][] = [
  ['form', '', 'accept', 'sending', 'accept'],
  ['form', '', 'decline', 'sending', 'decline'],
  ['form', '', 'cancel', 'sending', 'cancel'],
  ['form', '', 'open', 'asked'],
  ['form', '', 'complete', 'asked'],
  ['form', '', 'accept arrives', 'asked'],
  ['form', '', 'accept is lost', 'asked'],
  ['form', '', 'withdrawn', 'over'],
  ['form', 'accept', 'accept', 'sending'],
  ['form', 'accept', 'decline', 'sending'],
  ['form', 'accept', 'cancel', 'sending', 'cancel'],
  ['form', 'accept, cancel', 'cancel', 'over'],
  ['form', 'accept', 'accept arrives', 'over'],
  ['form', 'accept', 'decline arrives', 'sending'],
  ['form', 'accept', 'accept is lost', 'asked'],
  ['form', 'accept', 'withdrawn', 'over'],
  ['form', 'accept, cancel', 'accept is lost', 'sending'],
  ['form', 'accept, cancel', 'cancel is lost', 'sending'],
  ['form', 'accept, cancel', 'accept arrives', 'over'],
  ['form', 'cancel, cancel', 'cancel is lost', 'asked'],
  ['form', 'cancel, cancel', 'cancel arrives', 'over'],
  ['form', 'decline, decline is lost', 'accept', 'sending', 'accept'],
  ['form', 'accept, accept arrives', 'decline', 'over'],
  ['form', 'accept, accept arrives', 'accept arrives', 'over'],
  ['form', 'accept, accept arrives', 'accept is lost', 'over'],
  ['form', 'accept, accept arrives', 'withdrawn', 'over'],
  ['form', 'withdrawn', 'accept', 'over'],
  ['form', 'withdrawn', 'answered elsewhere', 'over'],

  // The accept goes out as the page opens.
  ['opened', '', 'open', 'sending', 'accept'],
  ['opened', '', 'accept', 'sending', 'accept'],
  ['opened', '', 'decline', 'sending', 'decline'],
  ['opened', '', 'open elsewhere', 'opened'],
  ['opened', '', 'complete', 'asked'],
  ['opened', '', 'asked again', 'asked'],
  ['opened', 'complete', 'open', 'sending', 'accept'],
  ['opened', 'open', 'open', 'sending'],
  ['opened', 'open', 'complete', 'sending'],
  ['opened', 'open', 'asked again', 'sending'],
  ['opened', 'open', 'accept arrives', 'opened'],
  ['opened', 'open', 'accept is lost', 'opened'],
  ['opened', 'open', 'withdrawn', 'over'],
  ['opened', 'open, accept is lost', 'accept', 'sending', 'accept'],
  ['opened', 'open, accept is lost, accept', 'accept arrives', 'opened'],
  ['opened', 'open, accept is lost', 'complete', 'finished'],
  ['opened', 'open elsewhere', 'open', 'sending', 'accept'],
  ['opened', 'open elsewhere', 'complete', 'finished'],
  ['opened', 'open elsewhere, accept', 'accept arrives', 'opened'],
  // Accepted, its page is shown until it is put away.
  ['opened', 'open, accept arrives', 'decline', 'opened'],
  ['opened', 'open, accept arrives', 'cancel', 'opened'],
  ['opened', 'open, accept arrives', 'open', 'opened'],
  ['opened', 'open, accept arrives', 'accept arrives', 'opened'],
  ['opened', 'open, accept arrives', 'accept is lost', 'opened'],
  ['opened', 'open, accept arrives', 'withdrawn', 'opened'],
  ['opened', 'open, accept arrives', 'complete', 'finished'],
  ['opened', 'open, accept arrives', 'asked again', 'over'],
  ['opened', 'open, accept arrives, complete', 'accept', 'finished'],
  ['opened', 'open, accept arrives, complete', 'open', 'finished'],
  ['opened', 'open, accept arrives, complete', 'complete', 'finished'],
  ['opened', 'open, accept arrives, complete', 'accept arrives', 'finished'],
  ['opened', 'open, accept arrives, complete', 'accept is lost', 'finished'],
  ['opened', 'open, accept arrives, complete', 'withdrawn', 'finished'],
  ['opened', 'open, accept arrives, complete', 'asked again', 'over'],
  ['opened', 'withdrawn', 'open', 'over'],
  ['opened', 'withdrawn', 'complete', 'over'],
  ['opened', 'withdrawn', 'asked again', 'over'],

  // The accept goes out once the page that was opened here is finished, or as the person says so.
  ['finished', '', 'open', 'opened'],
  ['finished', '', 'open elsewhere', 'opened'],
  ['finished', '', 'complete', 'asked'],
  ['finished', 'complete', 'open', 'finished'],
  ['finished', 'open', 'complete', 'sending', 'accept'],
  ['finished', 'open', 'accept', 'sending', 'accept'],
  ['finished', 'open', 'decline', 'sending', 'decline'],
  ['finished', 'open', 'withdrawn', 'over'],
  ['finished', 'open, accept', 'accept arrives', 'over'],
  ['finished', 'open, accept', 'accept is lost', 'opened'],
  ['finished', 'open, complete', 'accept arrives', 'over'],
  ['finished', 'open, complete', 'accept is lost', 'finished'],
  ['finished', 'open, complete, accept is lost', 'accept', 'sending', 'accept'],
  ['finished', 'open elsewhere', 'complete', 'finished'],
  ['finished', 'open elsewhere, complete', 'accept', 'sending', 'accept'],
  // A completion is no word of the person's.
  ['finished', 'open, decline', 'complete', 'sending'],
  ['finished', 'open, decline, complete', 'decline is lost', 'finished'],
  ['finished', 'open, decline, decline is lost', 'complete', 'finished'],
  ['finished', 'open, cancel, cancel', 'complete', 'over'],
  ['finished', 'open, cancel, cancel, complete', 'cancel is lost', 'finished'],
  ['finished', 'open, cancel, cancel is lost', 'complete', 'finished'],
  ['finished', 'open, decline, decline is lost, complete', 'accept', 'sending', 'accept'],
  ['finished', 'complete, open', 'complete', 'finished'],
];

describe('TRUST-8 a request is one machine', () => {
  test.each(rows)('%s: after "%s", %s: %s', (asked, before, now, stage, send) => {
    const then = play(asked, before);
    const [state, sent] = advance(then.state, events[now as keyof typeof events]);
    expect([state.stage, sent]).toEqual([stage, send]);
    // Whoever is told of each change is told of what goes out.
    expect(sent === undefined || then.state !== state).toBe(true);
  });

  test('has a row in its table for whatever may happen in each stage', () => {
    const told = new Set(
      rows.map(([asked, before, now]) => `${play(asked, before).state.stage}: ${typeOf(now)}`),
    );
    const stages = ['asked', 'sending', 'opened', 'finished', 'over'];
    const types = new Set(Object.values(events).map(({ type }) => type));
    const missing = stages.flatMap((stage) =>
      [...types].map((type) => `${stage}: ${type}`).filter((each) => !told.has(each)),
    );
    expect(missing).toEqual([]);
  });

  /** How it ends, and what goes out on the way. */
  test.each<[name: string, asked: Asked, happenings: string, stage: string, sent: string[]]>([
    [
      'the page that is open already',
      'opened',
      'open, accept arrives, asked again',
      'over',
      ['accept'],
    ],
    ['a withdrawal under the pointer', 'form', 'withdrawn, accept', 'over', []],
    ['facts of a double mount', 'opened', 'open, open, accept arrives, open', 'opened', ['accept']],
    ['answers of a double mount', 'form', 'accept, accept, accept arrives', 'over', ['accept']],
    ['a second window', 'finished', 'open elsewhere, complete, answered elsewhere', 'over', []],
    ['a reload', 'finished', 'open elsewhere, accept, accept arrives', 'over', ['accept']],
    [
      'a completion before the opening',
      'opened',
      'complete, open, accept arrives',
      'finished',
      ['accept'],
    ],
    [
      'two answers that cross',
      'form',
      'accept, answered elsewhere, accept arrives',
      'over',
      ['accept'],
    ],
    [
      'a lost reply',
      'form',
      'decline, decline is lost, decline, decline arrives',
      'over',
      ['decline', 'decline'],
    ],
  ])('%s', (_, asked, happenings, stage, sent) => {
    const played = play(asked, happenings);
    expect([played.state.stage, played.sent]).toEqual([stage, sent]);
  });

  test.each([
    ['finished', 'open, decline'],
    ['finished', 'open, decline, decline is lost'],
    ['finished', 'open, cancel, cancel, withdrawn'],
    ['opened', 'open, cancel'],
    ['opened', 'open, cancel, accept arrives'],
  ] as const)(
    'what goes on with a page that was %s is not accepted by itself after "%s"',
    (asked, before) => {
      const { isOpenedHere } = play(asked, before).state;
      const [state, send] = advance(begun('finished', 'opened', isOpenedHere), events.complete);
      expect([state.stage, send]).toEqual(['finished', undefined]);
    },
  );

  test('a page that it goes on with is open, and was opened here unless somebody says otherwise', () => {
    expect(begun('finished', 'opened')).toMatchObject({ stage: 'opened', isOpenedHere: true });
    const [state, send] = advance(begun('finished', 'opened', false), events.complete);
    expect([state.stage, send]).toEqual(['finished', undefined]);
  });
});
