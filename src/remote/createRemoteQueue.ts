import { isRecord, type ElicitResult } from '../protocol/index.ts';
import {
  createDraftStore,
  currentRequest,
  deliveryOf,
  loadFormRules,
  serverKey,
  type Draft,
  type DraftStorage,
  type ElicitationServer,
  type OutletQueue,
  type PendingRequest,
} from '../queue/index.ts';
import { createDelivery } from './createDelivery.ts';
import { RemoteError } from './RemoteError.ts';
import type { BridgeAct, BridgedRequest, BridgeState, ElicitationChannel } from './wire.ts';

/** A queue whose requests are kept by a back end. */
export interface RemoteQueue extends OutletQueue {
  /** Whether the back end can be heard. `subscribe` tells of changes. */
  getConnection: () => 'up' | 'down';
  /** Ends the connection. What is on screen stays. */
  close: () => void;
}

interface Entry {
  pending: PendingRequest;
  readonly controller: AbortController;
  /** How many answers of this window are on their way. */
  underway: number;
  /** Of the newest. */
  arrival: Promise<void> | undefined;
  /** The back end refused the newest answer. */
  isLost: boolean;
  /** How the back end says that it ended. It may have been by an answer of this window, whose reply is not there yet. */
  endedAs: PendingRequest['closed'];
  /** Called when no answer is on its way any more. */
  idle: (() => void)[];
  readonly draft: Draft | undefined;
}

/**
 * The page's side of a bridge: a queue for `ElicitationOutlet`. Make one, outside React; it connects when it is first
 * subscribed to, so a server may make it as well.
 *
 * @example
 * const queue = createRemoteQueue(httpChannel('/api/elicitation'));
 * // <ElicitationOutlet queue={queue} />
 */
export function createRemoteQueue(
  channel: ElicitationChannel,
  { drafts }: { drafts?: DraftStorage | (() => DraftStorage) | undefined } = {},
): RemoteQueue {
  const store = createDraftStore(storageOf(drafts));
  const delivery = createDelivery(channel);
  const listeners = new Set<() => void>();
  const renderers = new Set<() => string | undefined>();
  const entries = new Map<string, Entry>();
  /** Answered or put away here: the back end may not know yet. */
  const hidden = new Set<string>();
  let epoch: string | undefined;
  let connection: 'up' | 'down' = 'down';
  let snapshot: readonly PendingRequest[] = [];
  let silenced: readonly ElicitationServer[] = [];
  let isClosed = false;
  let endChannel: (() => void) | undefined;

  function changed(): void {
    snapshot = [...entries.values()].map(({ pending }) => pending);
    for (const listener of listeners) listener();
  }

  function end(id: string, reason: NonNullable<PendingRequest['closed']>): void {
    const entry = entries.get(id);
    if (!entry || entry.pending.closed) return;
    const isOnScreen = [...renderers].some((getShown) => getShown() === id);
    entry.controller.abort(reason);
    // Whoever is looking at it is told; the others never saw it.
    if (isOnScreen) entry.pending = { ...entry.pending, closed: reason };
    else entries.delete(id);
  }

  function take(state: BridgeState): void {
    if (epoch !== undefined && state.epoch !== epoch) {
      for (const id of entries.keys()) end(id, 'withdrawn');
      hidden.clear();
    }
    ({ epoch } = state);
    const skew = Date.now() - state.now;
    const listed = new Set<string>();
    for (const bridged of state.pending) {
      listed.add(bridged.id);
      if (!hidden.has(bridged.id)) update(bridged, skew);
    }
    for (const [id, entry] of entries) {
      if (listed.has(id)) continue;
      // Put away in another window.
      if (entry.pending.isAnswered) entries.delete(id);
      else over(id, entry, 'withdrawn');
    }
    for (const id of hidden) if (!listed.has(id)) hidden.delete(id);
    const keys = new Set(silenced.map(serverKey));
    if (state.silenced.length !== keys.size || state.silenced.some((key) => !keys.has(key))) {
      silenced = state.servers;
    }
    changed();
  }

  function over(id: string, entry: Entry, reason: NonNullable<PendingRequest['closed']>): void {
    if (entry.underway > 0) entry.endedAs = reason;
    else end(id, reason);
  }

  function update(bridged: BridgedRequest, skew: number): void {
    const entry = entries.get(bridged.id);
    const { closed, deadline } = bridged;
    if (closed) {
      if (entry) over(bridged.id, entry, closed);
      return;
    }
    const local = deadline === undefined ? undefined : deadline + skew;
    if (!entry) {
      const controller = new AbortController();
      const { signal } = controller;
      const pending = { ...bridged, deadline: local, signal };
      entries.set(bridged.id, {
        pending,
        controller,
        underway: 0,
        arrival: undefined,
        isLost: false,
        endedAs: undefined,
        idle: [],
        draft: bridged.draft,
      });
      // What judges drafts for secrets. Without it none is kept.
      if (bridged.request.mode === 'form') void loadFormRules().catch(() => {});
      return;
    }
    const { pending } = entry;
    const { isOpened, isAnswered, isCompleted, position } = bridged;
    const isMoved = Math.abs((local ?? 0) - (pending.deadline ?? 0)) > 1000;
    const isSame =
      !isMoved &&
      pending.isOpened === isOpened &&
      pending.isAnswered === isAnswered &&
      pending.isCompleted === isCompleted &&
      pending.position === position;
    if (isSame) return;
    const moved = isMoved ? { deadline: local } : {};
    entry.pending = { ...pending, ...moved, isOpened, isAnswered, isCompleted, position };
  }

  const deliver = (act: BridgeAct, isWanted: () => boolean) =>
    delivery.deliver({ v: 1, epoch: epoch ?? '', ...act }, () => !isClosed && isWanted());

  /** Of what needs no answer: it is sent until it has arrived. */
  const tell = (act: BridgeAct) => void deliver(act, () => true);

  async function respond(entry: Entry, result: ElicitResult): Promise<void> {
    const { id, request, urlAccept } = entry.pending;
    entry.underway++;
    entry.isLost = false;
    changed();
    const reply = await deliver({ type: 'respond', id, result }, () => !entry.pending.closed);
    entry.underway--;
    if (entry.underway === 0) {
      entry.arrival = undefined;
      for (const resume of entry.idle.splice(0)) resume();
    }
    if (reply.ok) {
      const isPageOpen = request.mode === 'url' && urlAccept === 'onOpen';
      if (isPageOpen && result.action === 'accept') {
        entry.pending = { ...entry.pending, isAnswered: true };
      } else {
        hidden.add(id);
        entries.delete(id);
      }
      changed();
      return;
    }
    if (reply.reason !== 'gone' && reply.reason !== 'stale') {
      entry.isLost = true;
      changed();
      throw new RemoteError(reply);
    }
    // Another answer of this window may be the one that was taken.
    if (entry.underway > 0) await new Promise<void>((resume) => entry.idle.push(resume));
    end(id, entry.endedAs ?? 'withdrawn');
    changed();
  }

  const open = () =>
    channel.open(
      (state) => {
        if (isState(state)) take(state);
      },
      (status) => {
        if (status === connection) return;
        connection = status;
        if (status === 'up') delivery.resume();
        changed();
      },
    );

  return {
    subscribe(listener) {
      listeners.add(listener);
      // Not before: the module may be read on a server, which shows nothing.
      if (!isClosed) endChannel ??= open();
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    getSilenced: () => silenced,
    getConnection: () => connection,
    attachRenderer(getShown = () => currentRequest(snapshot)?.id) {
      const renderer = () => getShown();
      renderers.add(renderer);
      return () => renderers.delete(renderer);
    },
    getDraft: (pending) => store.get(pending) ?? entries.get(pending.id)?.draft,
    setDraft: store.set,
    respond(id, result) {
      const entry = entries.get(id);
      if (!entry || entry.pending.closed) return undefined;
      // Its panel may have been drawn anew meanwhile. Nobody has to wait for a no.
      if (entry.arrival && result.action !== 'cancel') return entry.arrival;
      entry.arrival = respond(entry, result);
      return entry.arrival;
    },
    getDelivery: (id) => deliveryOf(entries.get(id)),
    opened(id) {
      const entry = entries.get(id);
      if (!entry || entry.pending.isOpened) return;
      entry.pending = { ...entry.pending, isOpened: true };
      tell({ type: 'opened', id });
      changed();
    },
    fail(id, error) {
      if (!entries.delete(id)) return;
      hidden.add(id);
      const code = 'code' in error && typeof error.code === 'number' ? error.code : -32603;
      tell({ type: 'fail', id, code, message: error.message });
      changed();
    },
    dismiss(id) {
      const entry = entries.get(id);
      const { closed, isAnswered } = entry?.pending ?? {};
      if (!closed && !isAnswered) return;
      entries.delete(id);
      hidden.add(id);
      if (!closed) tell({ type: 'dismiss', id });
      changed();
    },
    silence(server) {
      // Declined by this window, and so not "answered in another".
      for (const [id, { pending }] of entries) {
        if (serverKey(pending.server) !== serverKey(server)) continue;
        entries.delete(id);
        hidden.add(id);
      }
      tell({ type: 'silence', serverId: serverKey(server) });
      changed();
    },
    unsilence: (server) => tell({ type: 'unsilence', serverId: serverKey(server) }),
    close() {
      isClosed = true;
      connection = 'down';
      endChannel?.();
    },
  };
}

/** Nothing where a server reads the module, which has no storage. */
function storageOf(
  drafts: DraftStorage | (() => DraftStorage) | undefined,
): DraftStorage | undefined {
  if (typeof drafts !== 'function') return drafts;
  try {
    return drafts();
  } catch {
    return undefined;
  }
}

/** As far as it has to be one: the back end is the host's own. */
const isState = (state: unknown): state is BridgeState =>
  isRecord(state) &&
  state['v'] === 1 &&
  typeof state['epoch'] === 'string' &&
  typeof state['now'] === 'number' &&
  Array.isArray(state['silenced']) &&
  Array.isArray(state['pending']);
