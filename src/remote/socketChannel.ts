import { isRecord, readJson } from '../protocol/index.ts';
import { onWaking } from '../queue/index.ts';
import type { BridgeReply, ElicitationChannel } from './wire.ts';

/** A `WebSocket`, a `MessagePort`, or anything with the same methods. */
export interface SocketLike {
  addEventListener: (
    type: 'message' | 'close' | 'error',
    listener: (event: { data?: unknown; code?: unknown }) => void,
  ) => void;
  close: () => void;
  /** A `WebSocket` has this. It sends text. */
  send?: ((text: string) => void) | undefined;
  /** A `MessagePort` has this. It sends any value. */
  postMessage?: ((message: unknown) => void) | undefined;
  /** A `MessagePort` has this. It receives nothing until it is started. */
  start?: (() => void) | undefined;
}

/** The pause between tries, in milliseconds. It doubles with each failure. */
const firstPause = 500;
const longestPause = 30_000;
/** A connection that ends sooner, in milliseconds, counts as a failure. */
const shortestConnection = 5000;
/** The code of a socket that was closed because a message was too long (RFC 6455 §7.4.1). It would be too long again. */
const tooLong = 1009;
/** How long to wait for a reply, and for the first state, and how often to check the connection, in milliseconds. */
const longestSend = 15_000;
/** How long to wait for a reply of a connection that may have been lost while the window slept, in milliseconds. */
const longestWake = 4000;
const longestSilence = 20_000;
const beatEvery = 20_000;

/**
 * A channel over one socket. The back end sends `{ state }` and `{ seq, reply }`. The page sends `{ seq, message }`.
 * Over a `WebSocket` they go as JSON, over a `MessagePort` as they are.
 *
 * Every 20 seconds the page sends `{ seq, message: null }`, to test the connection. Any reply with this `seq` will do, as that of
 * `bridge.receive`. The channel connects again if no reply comes within 15 seconds, or no state within 20 seconds of connecting.
 *
 * @param connect makes a socket: the first one, and a new one each time that one is lost
 */
export function socketChannel(connect: () => SocketLike): ElicitationChannel {
  /** What takes each reply, by `seq`. Without a reply, the message may not have arrived. */
  const waiting = new Map<unknown, (reply?: BridgeReply) => void>();
  let socket: SocketLike | undefined;
  let seq = 0;

  function lose(reply?: BridgeReply): void {
    socket = undefined;
    for (const settle of waiting.values()) settle(reply);
  }

  return {
    open(onState, onStatus) {
      let isEnded = false;
      let pause = firstPause;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let latest: SocketLike | undefined;
      let beat: ReturnType<typeof setInterval> | undefined;
      let wake = () => {};
      begin();
      const endWaking = onWaking(() => wake());
      return () => {
        isEnded = true;
        endWaking();
        clearTimeout(timer);
        clearInterval(beat);
        latest?.close();
        lose();
      };

      function begin(): void {
        let isOver = false;
        let openedAt = Infinity;
        const over = (event?: { code?: unknown }) => {
          if (isOver || isEnded) return;
          isOver = true;
          clearInterval(beat);
          latest?.close();
          lose(event?.code === tooLong ? { ok: false, reason: 'malformed' } : undefined);
          onStatus('down');
          if (Date.now() - openedAt > shortestConnection) pause = firstPause;
          timer = setTimeout(begin, pause * (0.5 + Math.random()));
          pause = Math.min(pause * 2, longestPause);
          wake = () => {
            clearTimeout(timer);
            begin();
          };
        };
        wake = () => {
          if (socket === own) void send(null, longestWake).catch(over);
        };
        let own: SocketLike | undefined;
        try {
          own = connect();
        } catch {
          over();
          return;
        }
        latest = own;
        // One that opens and then brings nothing reports no failure either.
        beat = setInterval(over, longestSilence);
        own.addEventListener('close', over);
        own.addEventListener('error', over);
        own.addEventListener('message', ({ data }) => {
          const frame = readFrame(data);
          if (!frame || isOver || isEnded) return;
          if ('state' in frame) {
            if (socket !== own) {
              socket = own;
              openedAt = Date.now();
              clearInterval(beat);
              // A half-open connection reports no failure, so it is tested. Any reply shows that it still works.
              beat = setInterval(() => void send(null).catch(over), beatEvery);
            }
            onState(frame['state']);
            onStatus('up');
            return;
          }
          const { seq: of, reply } = frame;
          if (isRecord(reply)) waiting.get(of)?.(reply as unknown as BridgeReply);
        });
        own.start?.();
      }
    },
    send,
  };

  function send(message: unknown, longest = longestSend): Promise<BridgeReply> {
    return new Promise((resolve, reject) => {
      const frame = { seq: seq++, message };
      const settle = (reply?: BridgeReply) => {
        clearTimeout(timer);
        waiting.delete(frame.seq);
        if (reply) resolve(reply);
        else reject(new TypeError('No reply.'));
      };
      const timer = setTimeout(settle, longest);
      waiting.set(frame.seq, settle);
      if (!socket) settle();
      else if (socket.postMessage) socket.postMessage(frame);
      else socket.send?.(JSON.stringify(frame));
    });
  }
}

function readFrame(data: unknown): Record<string, unknown> | undefined {
  const frame = typeof data === 'string' ? readJson(data) : data;
  return isRecord(frame) ? frame : undefined;
}
