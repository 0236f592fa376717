import { noLimits, type ElicitResult } from '../protocol/index.ts';
import {
  createDraftStore,
  currentRequest,
  inOrder,
  isAction,
  isSameServer,
  isSettled,
  patiently,
  paused,
  Screens,
  serverKey,
  type DraftStore,
  type Fact,
  type LeftRequest,
  type PendingRequest,
  type QueueState,
} from '../queue/index.ts';
import { createConnection } from './createConnection.ts';
import { loadReader, readerAtHand } from './loadReader.ts';
import type { RemoteEntry } from './RemoteEntry.ts';
import { RemoteError } from './RemoteError.ts';
import type { RemoteQueue, RemoteQueueOptions } from './RemoteQueue.ts';
import {
  isEnded,
  type BridgeReply,
  type BridgeState,
  type ElicitationChannel,
  type OpenRequest,
} from './wire.ts';

/** The state that says how a request ended may come later than a reply, in milliseconds. */
const longestState = 500;

/**
 * The page's side of a bridge: a queue for `ElicitationOutlet`. Make one, outside React. It connects once subscribed.
 * @example
 * const queue = createRemoteQueue(httpChannel('/api/elicitation'));
 * // <ElicitationOutlet queue={queue} />
 */
export function createRemoteQueue(
  channel: ElicitationChannel,
  { drafts, onEvent }: RemoteQueueOptions = {},
): RemoteQueue {
  const connection = createConnection(channel, take, unlist);
  const screens = new Screens();
  const entries = new Map<string, RemoteEntry>();
  /** Servers that were muted here, until the back end's state says so. */
  const muting = new Set<string>();
  /** By it, the back end tells which of several windows has answered. */
  const window = String(Math.random());
  let store: DraftStore = createDraftStore(drafts);
  let person: string | undefined;
  let epoch: string | undefined;
  /** The newest state. Without one, nothing is shown. */
  let latest: BridgeState | undefined;
  /** The state that came last. What reads its requests may still be loading. */
  let arrived: BridgeState | undefined;
  /** From the back end's clock to this page's, as the newest state arrived. */
  let skew = 0;
  let lastAt = 0;
  let left: LeftRequest | undefined;
  let snapshot: QueueState = { pending: [], silenced: [] };

  function changed(): void {
    // What a server asks whose mute is on its way is not shown, unless it was answered, or an answer is on its way as well.
    const isShown = ({ pending: { server, ended, sending }, isHidden }: RemoteEntry) =>
      !isHidden && (ended || sending.length > 0 || !muting.has(serverKey(server)));
    const shown = [...entries.values()].filter(isShown);
    // Positions are counted anew when a request comes from another process.
    snapshot = { pending: latest ? inOrder(shown) : [], silenced: latest?.silenced ?? [], left };
    connection.tell();
  }

  /** Shows nothing until the next state. Whoever comes back may be another person. */
  function unlist(): void {
    arrived = latest = undefined;
    changed();
  }

  /** Nothing is left of anybody else's, on screen either. What `isLost` is told after a restart, not to the next person. */
  function belongTo(next: string, isLost = false): void {
    if (next === person) return;
    person = next;
    store = createDraftStore(drafts, person);
    for (const [id, entry] of entries) {
      entries.delete(id);
      // Its form may still be on screen, and have something to keep as it leaves.
      store.end(entry.pending, false);
      const { sending, ended = sending.length > 0 && 'lost' } = entry.state;
      if (isLost && ended) left = { id, ended };
    }
    muting.clear();
  }

  function take(state: BridgeState, arrivedAt = Date.now()): void {
    // What it leaves out stood in the state before, which may not have been read yet.
    for (const one of arrived === latest ? [] : state.pending)
      if (!isEnded(one) && !one.params)
        Object.assign(
          one,
          arrived?.pending.find(({ id }) => id === one.id),
        );
    arrived = state;
    const reader = readerAtHand();
    if (!reader && !state.pending.every(isEnded)) {
      patiently(loadReader, { isWorthIt: () => arrived === state }).then(
        () => arrived === state && take(state, arrivedAt),
        () => {},
      );
      return;
    }
    skew = arrivedAt - state.now;
    if (state.epoch !== epoch) {
      // A back end that does not say whose it is may be another person's now.
      const named = state.person ?? latest?.person;
      belongTo(state.person ?? state.epoch, named === undefined);
      for (const entry of entries.values()) entry.tell({ type: 'ended', as: 'withdrawn' });
      epoch = state.epoch;
    }
    latest = state;
    for (const told of state.pending) {
      let entry = entries.get(told.id);
      // A request that was missing from one state is asked again: its server still waits.
      if (!isEnded(told) && told.params && (!entry || entry.controller.signal.aborted)) {
        const request = reader!.parseElicitRequest(told.params, { limits: noLimits });
        entry = new reader!.RemoteEntry(
          told,
          request,
          skew,
          isGoingOn(told),
          send,
          follow,
          onEvent,
        );
        entries.set(told.id, entry);
        // What is asked now makes the last answer old.
        left = undefined;
      }
      entry?.take(told, skew, window);
    }
    const open = new Set(state.pending.flatMap((told) => (isEnded(told) ? [] : told.id)));
    for (const [id, entry] of entries) {
      if (open.has(id)) continue;
      // Put away in another window, or another request goes on with its page.
      if (entry.isHidden || entry.state.ended === 'accept') entries.delete(id);
      else entry.tell({ type: 'ended', as: 'withdrawn' });
    }
    changed();
  }

  const isGoingOn = ({ page, params, server }: OpenRequest): boolean =>
    page !== undefined &&
    [...entries.values()].some(
      ({ pending, state }) =>
        state.isOpenedHere &&
        pending.request['url'] === params?.['url'] &&
        isSameServer(pending.server, server),
    );

  function follow(entry: RemoteEntry): void {
    const { id, ended, stage } = entry.pending;
    if (ended && stage === 'over') {
      const isOver = isSettled(entry.state);
      if (isOver && (ended === 'accept' || ended === 'decline')) store.end(entry.pending);
      if (!isAction(ended)) entry.controller.abort(ended);
      // A person who is looking at a request that is withdrawn is told.
      if (isAction(ended) || !screens.has(id)) {
        left = { id, ended };
        if (isOver) entries.delete(id);
      }
    }
    changed();
  }

  /** Tells the back end until there is a reply, or it is not wanted any more: another back end cannot do anything with it. */
  const deliver = (fact: Fact, isWanted: () => boolean = () => true) => {
    // The message is made first: the channel may bring another person's state as it is opened.
    lastAt = Math.max(Date.now() - skew, lastAt + 1);
    const told = epoch;
    const message = { v: 1, epoch: epoch ?? '', from: window, at: lastAt, ...fact } as const;
    return connection.deliver(message, () => epoch === told && isWanted());
  };

  /** Sends an answer. Only the state says that it was taken. */
  async function send(entry: RemoteEntry, result: ElicitResult): Promise<void> {
    const { id, signal } = entry.pending;
    // What may not have arrived is not sent again after a cancel.
    const isWanted = () =>
      !isSettled(entry.state) &&
      (result.action === 'cancel' || !entry.state.sending.includes('cancel'));
    const told: BridgeReply = await deliver({ type: 'respond', id, result }, isWanted);
    if (told.ok) return new Promise(() => {});
    // A process that does not know the request calls it gone as well, although another has it.
    if (told.reason === 'gone' || told.reason === 'stale') await paused(longestState, signal);
    throw new RemoteError(told);
  }

  async function decide(fact: Extract<Fact, { serverId: string }>): Promise<void> {
    const { type, serverId } = fact;
    if (type === 'silence') muting.add(serverId);
    else muting.delete(serverId);
    changed();
    await deliver(fact);
    await paused(longestState, new AbortController().signal);
    muting.delete(serverId);
    changed();
  }

  function hide(entry: RemoteEntry, fact: Fact): void {
    entry.isHidden = true;
    void deliver(fact).then((reply) => {
      // The server still waits. It is asked again, though not at once: the page would fail again.
      if (!reply.ok && reply.reason !== 'gone') entry.isHidden = false;
    });
    changed();
  }

  function tell(fact: Fact): void {
    if ('serverId' in fact) return void decide(fact);
    const entry = entries.get(fact.id);
    if (!entry) return;
    switch (fact.type) {
      case 'respond':
        entry.tell({ type: 'respond', action: fact.result.action }, fact.result);
        return;
      case 'opened':
        if (!entry.state.page) void deliver(fact);
        entry.tell({ type: 'opened' });
        return;
      case 'fail':
        hide(entry, fact);
        return;
      case 'dismiss':
        if (entry.state.ended === 'accept') return hide(entry, fact);
        if (!isSettled(entry.state)) return;
        entries.delete(fact.id);
        changed();
    }
  }

  const { subscribe, getConnection, close } = connection;
  return {
    subscribe,
    getConnection,
    close,
    getSnapshot: () => snapshot,
    tell,
    attachRenderer: (getShown = () => currentRequest(snapshot.pending)?.id) =>
      screens.add(getShown),
    getDraft: (pending) => store.get(pending) ?? entries.get(pending.id)?.draft,
    setDraft(pending: PendingRequest, draft) {
      const entry = entries.get(pending.id);
      // What the person has emptied does not come back.
      if (entry && !draft) entry.draft = undefined;
      store.set(pending, draft);
    },
    reset() {
      epoch = undefined;
      belongTo('nobody');
      connection.reconnect();
    },
  };
}
