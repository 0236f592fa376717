import { isRecord } from '../protocol/index.ts';
import { after, patiently, report, shielded } from '../queue/index.ts';
import type { BridgeMessage, BridgeReply, BridgeState, ElicitationChannel } from './wire.ts';

/** In milliseconds, before the channel is ended: React subscribes anew as it draws anew. */
const longestUnheard = 1000;
/** Before a message that may not have arrived is sent again, in milliseconds. */
const pauses = { first: 250, longest: 10_000 };

const gone: BridgeReply = { ok: false, reason: 'gone' };

/** A channel that is open while somebody listens. After `onEnd`, it may be opened for another person. */
export function createConnection(
  channel: ElicitationChannel,
  onState: (state: BridgeState) => void,
  onEnd: () => void,
) {
  const listeners = new Set<() => void>();
  let status: 'up' | 'down' = 'down';
  let isReadable = true;
  const closed = new AbortController();
  let endChannel: (() => void) | undefined;
  let cancelEnd = () => {};
  /** Aborted when the channel is up again: what waits is sent at once. */
  let down = new AbortController();

  const tell = () => {
    for (const listener of listeners) shielded(listener);
  };

  function turn(next: 'up' | 'down'): void {
    if (next === status) return;
    status = next;
    if (next === 'up') {
      down.abort();
      down = new AbortController();
    }
    tell();
  }

  function take(state: unknown): void {
    if (isState(state)) {
      isReadable = true;
      onState(state);
      turn('up');
      return;
    }
    if (isReadable) report(new Error('The back end is of a version that this page cannot read.'));
    isReadable = false;
    turn('down');
  }

  function end(): void {
    endChannel?.();
    endChannel = undefined;
    turn('down');
  }

  function begin(): void {
    if (!closed.signal.aborted) endChannel ??= channel.open(take, () => turn('down'));
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // It connects only now, since the module may also run on a server, which shows nothing.
    begin();
    return () => {
      listeners.delete(listener);
      // A hot reload leaves its queue behind. Its stream would stay, and a browser has six.
      cancelEnd();
      cancelEnd = after(longestUnheard, () => {
        if (listeners.size > 0) return;
        onEnd();
        end();
      });
    };
  }

  return {
    subscribe,
    /** Until there is a reply. `isWanted` is asked before each try: if false, the reply is `gone`. */
    deliver(message: BridgeMessage, isWanted: () => boolean): Promise<BridgeReply> {
      // A message needs the channel too, and a socket that ends would take it with it.
      const leave = subscribe(() => {});
      let wakes: AbortSignal;
      return patiently(
        async () => {
          if (!isWanted()) return gone;
          wakes = down.signal;
          const reply = await channel.send(message);
          // Sent again later: by then the process that decides may be back, or known to be gone.
          if (!reply.ok && reply.reason === 'unreachable') throw new TypeError('No reply.');
          // Rejected, it may have arrived. It is sent again, and the bridge acts on it only once.
          return reply;
        },
        { ...pauses, signal: closed.signal, wakes: () => wakes },
      )
        .catch(() => gone)
        .finally(leave);
    },
    tell,
    getConnection: (): typeof status => status,
    reconnect() {
      onEnd();
      end();
      if (listeners.size > 0) begin();
    },
    close: () => {
      closed.abort();
      end();
    },
  };
}

/** Checks only what is needed, since the back end is the host's own. */
const isState = (state: unknown): state is BridgeState =>
  isRecord(state) &&
  state['v'] === 1 &&
  typeof state['epoch'] === 'string' &&
  typeof state['now'] === 'number' &&
  Array.isArray(state['silenced']) &&
  Array.isArray(state['pending']);
