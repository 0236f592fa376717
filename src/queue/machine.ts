import type { ElicitResult, Until } from '../protocol/index.ts';

type Action = ElicitResult['action'];

/** Why a request is over although nobody answered it here. */
export type ClosedReason = 'withdrawn' | 'answered-elsewhere' | 'timed-out';

/** `opened`: the page of a URL request is open elsewhere. `finished`: this page is done. `over`: nothing is left to do. */
type Stage = 'asked' | 'sending' | 'opened' | 'finished' | 'over';

/** Why an answer did not arrive. Each failed try gets a new object. */
export interface SendFailure {
  readonly action: Action;
  readonly error: unknown;
}

/** Each change makes a new object. */
export interface RequestState {
  readonly stage: Stage;
  /** URL mode: until when the person's yes is waited for: their page is open, or they have finished there. */
  readonly until?: Until | undefined;
  /** URL mode: what has become of its page. */
  readonly page?: 'opened' | 'finished' | undefined;
  /** URL mode: the page was opened here, and not in another window. Nothing but a yes was said since. */
  readonly isOpenedHere?: boolean | undefined;
  /** URL mode: the server has said that the page is done, though it has not been opened here. */
  readonly isDone?: boolean | undefined;
  /** The answers on their way, oldest first: a cancel may follow another answer. */
  readonly sending: readonly Action[];
  /** Why the last answer did not arrive, until another is given. */
  readonly failure?: SendFailure | undefined;
  /** What the server was answered, or why it needs no answer. An accepted URL is `opened` or `finished` after that. */
  readonly ended?: Action | ClosedReason | undefined;
}

export type RequestEvent =
  | { readonly type: 'respond'; readonly action: Action }
  /** The person has opened the page: here, or in another window. */
  | { readonly type: 'opened'; readonly isElsewhere?: boolean | undefined }
  /** The server says that the page is done. */
  | { readonly type: 'finished' }
  /** The server asks for the same page again, by a request that goes on with it. */
  | { readonly type: 'followed' }
  | { readonly type: 'arrived'; readonly action: Action }
  | { readonly type: 'lost'; readonly action: Action; readonly error: unknown }
  /** No answer from here counts any more. */
  | { readonly type: 'ended'; readonly as: Action | ClosedReason };

export type Step = readonly [state: RequestState, send?: Action];

/** A request that has come. With a page, it goes on with one that is open. */
export const begun = (
  until: Until | undefined,
  page?: RequestState['page'],
  isOpenedHere = page !== undefined,
): RequestState =>
  staged({
    stage: 'asked',
    until,
    page,
    isOpenedHere,
    isDone: false,
    sending: [],
    failure: undefined,
    ended: undefined,
  });

const actions: ReadonlySet<unknown> = new Set(['accept', 'decline', 'cancel']);

export const isAction = (ended: RequestState['ended']): ended is Action => actions.has(ended);

/** What is on its way does not end a request: a cancel that nobody waits for may still be lost. */
export const isSettled = ({ ended, sending }: RequestState): boolean =>
  ended !== undefined && sending.length === 0;

/** The only place that decides when an answer goes out (see ARCHITECTURE). The same object, if nothing changes. */
export function advance(state: RequestState, event: RequestEvent): Step {
  const { until, page, sending, failure, ended } = state;
  const become = (change: Partial<RequestState>): readonly [RequestState] => [
    staged({ ...state, ...change }),
  ];
  const isFree = ended === undefined && sending.length === 0;
  const send = (action: Action, change: Partial<RequestState> = {}): Step => [
    ...become({ ...change, sending: [...sending, action], failure: undefined }),
    action,
  ];
  if (isSettled(state) && ended !== 'accept') return [state];
  switch (event.type) {
    case 'respond': {
      const { action } = event;
      // Who has opened the page here and says that they accept has finished, unless they only try again what was lost.
      const hasFinished = state.isOpenedHere && action === 'accept' && failure?.action !== 'accept';
      if (isFree && hasFinished) return send(action, { until: 'finished' });
      // An accept that is due as the page opens says that it is open.
      if (isFree && action === 'accept' && until === 'opened')
        return send(action, { page: page ?? 'opened' });
      if (isFree) return send(action, action === 'accept' ? {} : { isOpenedHere: false });
      if (ended !== undefined || action !== 'cancel') return [state];
      // Nobody has to wait for a cancel. Only if it is lost, the request comes back.
      if (sending.includes('cancel')) return become({ ended: 'cancel' });
      return send('cancel', { isOpenedHere: false });
    }
    case 'opened': {
      if (!until) return [state];
      const opened = {
        page: page ?? (state.isDone ? 'finished' : 'opened'),
        isOpenedHere: state.isOpenedHere || !event.isElsewhere,
      } as const;
      if (isFree && until === 'opened' && !event.isElsewhere) return send('accept', opened);
      return page && state.isOpenedHere === opened.isOpenedHere ? [state] : become(opened);
    }
    case 'finished':
      if (page === 'finished' || (!page && state.isDone)) return [state];
      if (!page) return become({ isDone: true });
      // The last thing that the person said counts, and a completion is no word of theirs.
      if (isFree && !failure && state.isOpenedHere)
        return send('accept', { page: 'finished', until: 'finished' });
      return become({ page: 'finished' });
    case 'followed':
      return become({ until: 'finished' });
    case 'arrived':
      // The first that arrives counts.
      return sending.includes(event.action)
        ? become({ ended: event.action, sending: [], failure: undefined })
        : [state];
    case 'lost': {
      const { action, error } = event;
      const rest = sending.filter((one) => one !== action);
      if (rest.length === sending.length) return [state];
      if (rest.length > 0) return become({ sending: rest });
      return become({ sending: [], ended: undefined, failure: { action, error } });
    }
    case 'ended':
      if (isSettled(state)) return [state];
      return become({ ended: ended ?? event.as, sending: [] });
  }
}

function staged(state: RequestState): RequestState {
  const { ended, page, until, sending } = state;
  const isKept = ended === undefined || (ended === 'accept' && page && until === 'opened');
  const stage = !isKept ? 'over' : sending.length > 0 ? 'sending' : (page ?? 'asked');
  return { ...state, stage };
}

/** Any other abort reason means that it was withdrawn. */
export function endedAs(signal: AbortSignal | undefined): ClosedReason {
  const reason: unknown = signal?.reason;
  return reason === 'answered-elsewhere' || reason === 'timed-out' ? reason : 'withdrawn';
}
