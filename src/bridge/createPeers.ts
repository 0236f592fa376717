import { isRecord, readJson } from '../protocol/index.ts';
import { unattended, type ElicitationServer } from '../queue/index.ts';
import type { BridgeReply, BridgedRequest } from '../remote/wire.ts';
import type { BridgeBus } from './BridgeBus.ts';
import { Decisions } from './Decisions.ts';
import { toldFor } from './Endings.ts';
import { randomId } from './identity.ts';
import { Positions } from './Positions.ts';
import { sayPatiently } from './sayPatiently.ts';

/** What this process tells the others about itself. */
interface OwnNews {
  /** The requests of its own connections, with deadlines by its own clock. */
  readonly pending: readonly BridgedRequest[];
  /** How many pages it serves. */
  readonly pages: number;
  /** The nonces of the newest decisions about servers. Sent again, to another process, they must change nothing. */
  readonly nonces: readonly string[];
}

interface PeersOptions {
  readonly bus: BridgeBus;
  readonly topic: string;
  getNews: () => OwnNews;
  /** Called when the requests of another process have changed, or the number of its pages. */
  onChange: () => void;
  /** Takes a message that a page of another process sent. */
  receive: (message: unknown) => Promise<BridgeReply>;
  /** @param server as the back end knows it, and not only what pages may see */
  onSilence: (server: ElicitationServer, isSilenced: boolean) => void;
  /** Called with the nonce of each decision that another process tells. It may be known. */
  onNonce: (nonce: string) => void;
  /** Called when the person has signed out in another process. */
  onSignOut: () => void;
}

/** The same person's bridges in other processes. */
export interface Peers {
  /**
   * The requests of this process and of the others (see `Positions`), with deadlines by this process's clock.
   */
  join: (own: readonly BridgedRequest[]) => readonly BridgedRequest[];
  hasPages: () => boolean;
  /** Whether the others have had the time to say what they have pending. */
  isReady: () => boolean;
  readonly ready: Promise<void>;
  /** The process that has a request for which the test is true. */
  findOwner: (isMeant: (request: BridgedRequest) => boolean) => string | undefined;
  /** Whether another process may have requests of which this one knows nothing. */
  mayMiss: () => boolean;
  /** Forwards a page's message to another process. */
  forward: (owner: string, message: unknown) => Promise<BridgeReply>;
  /** Tells the others of this process: whether it is alive, and what is pending if that has changed. */
  tell: () => void;
  tellSilence: (server: ElicitationServer, isSilenced: boolean) => void;
  /** Tells the others that the person has signed out. */
  signOut: () => void;
  /** Tells the others that this process ends. */
  dispose: () => void;
}

interface Peer {
  pending: readonly BridgedRequest[];
  pages: number;
  /** Which of its news the requests are from. Zero if they were never heard. */
  readonly revision: number;
  /** When it runs out, the process counts as dead. */
  timer: ReturnType<typeof setTimeout>;
}

/** A process with a request or a page says so every 5 seconds. If it says nothing for 15 seconds, it counts as dead. */
const beatEvery = 5000;
const deadAfter = 15_000;
/** How long another process may take to reply to a forwarded message, in milliseconds. */
const longestForward = 5000;
/** In milliseconds: how long to wait for answers once the bus is heard, how long at most, and how often to say hello. */
const answeredWithin = 250;
const heardWithin = 1000;
const helloEvery = 100;

const isBusy = (pending: readonly BridgedRequest[], pages: number): boolean =>
  pages > 0 || pending.some(({ closed }) => !closed);

/** With deadlines by this process's clock, and not by that of the process that sent them. */
const onOwnClock = (
  pending: readonly BridgedRequest[],
  sentAt: number,
): readonly BridgedRequest[] => {
  const skew = Date.now() - sentAt;
  return pending.map((request) =>
    request.closed || request.deadline === undefined
      ? request
      : { ...request, deadline: request.deadline + skew },
  );
};

/**
 * Joins the bridges of one person. Each process keeps the requests of its own connections, and decides on them. The
 * other processes show these requests, and forward what their pages say.
 */
export function createPeers(options: PeersOptions): Peers {
  const { bus, topic, getNews, onChange } = options;
  const self = randomId();
  const peers = new Map<string, Peer>();
  const asked = new Map<number, (reply: BridgeReply) => void>();
  const decisions = new Decisions(self);
  const positions = new Positions();
  let seq = 0;
  /** The requests that the others were told of last, as JSON, and how often these have changed. */
  let told = '';
  let revision = 0;
  let isReady = false;
  let isDisposed = false;
  let isHeard = false;
  /** Until then, another process may be alive that has not been heard. Not the time of day, which may be set back. */
  let missesUntil = performance.now() + deadAfter;
  let beat: ReturnType<typeof setInterval> | undefined;
  let settle = () => {};
  const ready = new Promise<void>((resolve) => {
    settle = () => {
      if (isReady) return;
      isReady = true;
      clearInterval(hello);
      clearTimeout(giveUp);
      resolve();
      onChange();
    };
  });

  /** @param pending as JSON. It may be long, so it is not written a second time */
  async function say(frame: Readonly<Record<string, unknown>>, pending?: string): Promise<void> {
    const text = JSON.stringify({ from: self, ...frame });
    await bus.publish(topic, pending ? `${text.slice(0, -1)},"pending":${pending}}` : text);
  }
  /** For what is said again anyway, or what nobody misses. */
  const mention = (saying: Promise<void>) =>
    void saying.catch((error: unknown) => console.error(error));
  const tell = (asker?: string) => mention(sayNews(asker));

  /** @param asker the process that has not heard what is pending here. The others are told only if it has changed */
  async function sayNews(asker?: string): Promise<void> {
    if (isDisposed) return;
    const { pending, pages, nonces } = getNews();
    if (isBusy(pending, pages)) beat ??= unattended(setInterval(() => tell(), beatEvery));
    else {
      clearInterval(beat);
      beat = undefined;
    }
    const text = JSON.stringify(pending);
    const isChanged = text !== told;
    if (isChanged) revision++;
    told = text;
    const to = isChanged ? undefined : asker;
    const news = { revision, pages, decisions: decisions.list(), nonces };
    const isWhole = isChanged || asker !== undefined;
    await say({ type: 'news', to, now: Date.now(), ...news }, isWhole ? text : undefined);
  }

  function hear(news: Record<string, unknown>): void {
    const { from, now, pending, revision: newest, pages, decisions: known, nonces } = news;
    if (typeof from !== 'string' || typeof now !== 'number' || typeof newest !== 'number') return;
    const before = peers.get(from);
    const heard = before?.revision ?? 0;
    const isNew = newest > heard && Array.isArray(pending);
    // What it said before was lost.
    if (newest > heard && !isNew) mention(say({ type: 'hello', to: from }));
    const theirs = isNew ? onOwnClock(pending as BridgedRequest[], now) : (before?.pending ?? []);
    clearTimeout(before?.timer);
    const count = Number(pages) || 0;
    const patience = isBusy(theirs, count) ? deadAfter : toldFor;
    const silent = () => {
      missesUntil = performance.now() + deadAfter;
      lose(from);
    };
    const timer = unattended(setTimeout(silent, patience));
    const ofRevision = isNew ? newest : heard;
    peers.set(from, { pending: theirs, pages: count, revision: ofRevision, timer });
    const acted: unknown[] = Array.isArray(nonces) ? nonces : [];
    for (const nonce of acted) if (typeof nonce === 'string') options.onNonce(nonce);
    const decided = decisions.hear(known);
    for (const { server, isSilenced } of decided) options.onSilence(server, isSilenced);
    // Most news only says that the process is alive.
    if (isNew || count > 0 !== (before?.pages ?? 0) > 0 || decided.length > 0) onChange();
  }

  function lose(id: string): void {
    clearTimeout(peers.get(id)?.timer);
    if (peers.delete(id)) onChange();
  }

  async function take({ from, seq: of, message }: Record<string, unknown>): Promise<void> {
    const reply = await options.receive(message);
    // The other process may not have heard that the request is over.
    if (!reply.ok && reply.reason === 'gone') tell();
    await say({ type: 'reply', to: from, seq: of, reply });
  }

  function listen(text: string): void {
    const frame = readJson(text);
    if (isDisposed || !isRecord(frame) || typeof frame['from'] !== 'string') return;
    const { from, to, type } = frame;
    if (from === self) {
      // If this process hears its own hello, the bus has brought it to the others as well.
      if (type === 'hello' && !isHeard) {
        isHeard = true;
        clearInterval(hello);
        setTimeout(settle, answeredWithin);
      }
      return;
    }
    if (to !== undefined && to !== self) return;
    switch (type) {
      case 'hello':
        tell(from);
        return;
      case 'news':
        hear(frame);
        return;
      case 'message':
        take(frame).catch((error: unknown) => console.error(error));
        return;
      case 'reply':
        if (isRecord(frame['reply'])) {
          asked.get(frame['seq'] as number)?.(frame['reply'] as unknown as BridgeReply);
        }
        return;
      case 'signOut':
        options.onSignOut();
        return;
      case 'bye':
        lose(from);
    }
  }

  const end = bus.subscribe(topic, (text) => {
    try {
      listen(text);
    } catch (error) {
      // A process of another version may send something that this one does not expect. That must not break the bus's client.
      console.error(error);
    }
  });
  const greet = () => mention(say({ type: 'hello' }));
  const hello = setInterval(greet, helloEvery);
  const giveUp = setTimeout(settle, heardWithin);
  // Only later: a bus may bring the others' answers before this function has returned.
  queueMicrotask(greet);

  return {
    join: (own) =>
      positions.place([...own, ...[...peers.values()].flatMap(({ pending }) => pending)]),
    hasPages: () => [...peers.values()].some(({ pages }) => pages > 0),
    isReady: () => isReady,
    ready,
    findOwner(isMeant) {
      for (const [id, { pending }] of peers) if (pending.some(isMeant)) return id;
      return undefined;
    },
    mayMiss: () => performance.now() < missesUntil,
    async forward(owner, message) {
      const own = seq++;
      const unreachable = { ok: false, reason: 'unreachable' } as const;
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        return await new Promise<BridgeReply>((resolve, reject) => {
          asked.set(own, resolve);
          timer = setTimeout(() => resolve(unreachable), longestForward);
          say({ type: 'message', to: owner, seq: own, message }).catch(reject);
        });
      } catch (error) {
        console.error(error);
        return unreachable;
      } finally {
        clearTimeout(timer);
        asked.delete(own);
      }
    },
    tell: () => tell(),
    tellSilence(server, isSilenced) {
      decisions.add(server, isSilenced);
      tell();
    },
    signOut: () => void sayPatiently(() => say({ type: 'signOut' })),
    dispose() {
      if (isDisposed) return;
      mention(say({ type: 'bye' }));
      isDisposed = true;
      clearInterval(beat);
      // The others' requests stay on this process's pages, until another process serves the pages.
      for (const { timer } of peers.values()) clearTimeout(timer);
      settle();
      end();
    },
  };
}
