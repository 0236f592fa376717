import { fingerprint, randomId } from '../bridge/identity.ts';
import type { Cluster, Decision, News, Peers, PeersOptions } from '../bridge/Peers.ts';
import { after, patiently, serverKey, shielded } from '../queue/index.ts';
import { isEnded, toldFor, type BridgeReply } from '../remote/wire.ts';
import type { ClusterStore } from './ClusterStore.ts';
import { merged } from './merged.ts';
import { within } from './within.ts';

/** A process with a request or a page says so every 5 seconds. If it does not for 15, what it said expires. */
const beatEvery = 5000;
const aliveFor = 15;
/** How long it is known what a person decided about a server, in seconds: 30 days. */
const decidedFor = 2_592_000;
/** How long to wait for the others at the start, and for the store or a reply later, in milliseconds. */
const longestStart = 1000;
const longestWait = 5000;
/** What nobody says later is tried 7 times, in 16 seconds. */
const insistence = {
  first: 250,
  isWorthIt: (_: unknown, waited: number, tries: number) => tries < 7,
};

interface Peer extends News {
  readonly process: string;
}

/** What a process publishes: a message, its reply, a sign-out, or without any of these, that it has written something. */
interface Said {
  readonly from: string;
  /** The one process that it is for. */
  readonly to?: string | undefined;
  readonly seq?: string | undefined;
  readonly message?: unknown;
  readonly reply?: BridgeReply | undefined;
  readonly isSignOut?: boolean | undefined;
}

const warn = (error: unknown) => console.error(error);

/**
 * For several processes: joins the bridges of one person, so that each process can serve the person's pages.
 * Each decides on its own connections' requests. The others show these, and forward what their pages say. They are
 * withdrawn when it ends, or 15 seconds after it was killed.
 * @example
 * createElicitationBridge({ id: user.id, cluster: joinCluster(store) });
 */
export const joinCluster =
  (store: ClusterStore): Cluster =>
  ({ id, getNews, onChange, receive, onDecision, onSignOut }: PeersOptions): Peers => {
    const self = randomId();
    // The number changes with what is written: processes of two versions do not read each other.
    const topic = `elicitation:1:${fingerprint(id)}`;
    const servers = `${topic}:servers`;
    /** The other processes, by what they have written. */
    let peers: ReadonlyMap<string, Peer> = new Map();
    const positions = new Map<string, number>();
    const asked = new Map<string, (reply: BridgeReply) => void>();
    let written = '';
    let isReady = false;
    let isOver = false;
    let cancelBeat = () => {};

    const say = async (saying: Omit<Said, 'from'> = {}) =>
      void (await store.publish(topic, JSON.stringify({ from: self, ...saying })));

    const insist = (act: () => Promise<void>) => void patiently(act, insistence).catch(warn);

    const write = merged(async () => {
      // What the store does not take is written again then.
      cancelBeat();
      cancelBeat = after(beatEvery, beat, true);
      const news = isOver ? { pending: [], hasPages: false } : getNews();
      const isBusy = news.hasPages || !news.pending.every(isEnded);
      const text = JSON.stringify({ process: self, ...news } satisfies Peer);
      const keptFor = isBusy ? aliveFor : toldFor / 1000;
      await store.put(topic, self, text, isOver ? 1 : keptFor);
      if (text !== written) await say();
      written = text;
      if (!isBusy) cancelBeat();
    });

    const read = merged(async () => {
      const lists = Promise.all([store.list(topic), store.list(servers)]);
      const [texts, decisions] = await within(longestWait, lists);
      if (isOver) return;
      for (const text of decisions) onDecision(JSON.parse(text) as Decision);
      const before = peers;
      const others = texts
        .map((text) => [text, before.get(text) ?? (JSON.parse(text) as Peer)] as const)
        .filter(([, { process }]) => process !== self);
      peers = new Map(others);
      // Most processes only say that they are alive.
      if (peers.size !== before.size || others.some(([text]) => !before.has(text))) onChange();
    });

    function beat(): void {
      write().catch(warn);
      read().catch(warn);
    }

    async function listen(said: Said): Promise<void> {
      const { from, to = self, seq = '', message, reply, isSignOut } = said;
      if (isOver || from === self || to !== self) return;
      if (message !== undefined) await say({ to: from, seq, reply: await receive(message) });
      else if (reply) asked.get(seq)?.(reply);
      else if (isSignOut) onSignOut();
      else await read();
    }

    const end = store.subscribe(topic, (text) =>
      shielded(() => listen(JSON.parse(text) as Said), warn),
    );
    within(longestStart, read())
      .catch(warn)
      .then(() => {
        isReady = true;
        onChange();
      }, warn);

    return {
      join(own) {
        if (!isReady && !isOver) return undefined;
        const all = [...own, ...[...peers.values()].flatMap(({ pending }) => pending)];
        const open = new Map(all.flatMap((each) => (isEnded(each) ? [] : [[each.id, each]])));
        for (const each of positions.keys()) if (!open.has(each)) positions.delete(each);
        // In the order in which this process heard of them.
        for (const each of open.keys()) {
          const last = [...positions.values()].at(-1) ?? 0;
          if (!positions.has(each)) positions.set(each, last + 1);
        }
        const placed = [...positions].map(([each, position]) => ({ ...open.get(each)!, position }));
        return [...placed, ...all.filter(isEnded)];
      },
      hasPages: () => [...peers.values()].some(({ hasPages }) => hasPages),
      async forward(message, isMeant) {
        await read();
        const owner = [...peers.values()].find(({ pending }) => pending.some(isMeant));
        if (!owner) return undefined;
        const seq = randomId();
        const reply = new Promise<BridgeReply>((resolve, reject) => {
          asked.set(seq, resolve);
          say({ to: owner.process, seq, message }).catch(reject);
        });
        return within(longestWait, reply).finally(() => asked.delete(seq));
      },
      tell: beat,
      tellDecision(decision) {
        // The two kinds have a name each: of two processes that write at once, the older must not be what stays.
        const name = `${fingerprint(serverKey(decision.server))}:${decision.isSilenced}`;
        insist(async () => {
          await store.put(servers, name, JSON.stringify(decision), decidedFor);
          await say();
        });
      },
      signOut: () => insist(() => say({ isSignOut: true })),
      dispose() {
        if (isOver) return;
        isOver = true;
        write().catch(warn);
        end();
      },
    };
  };
