import { isRecord, readJson } from '../protocol/index.ts';
import { after, onWaking } from '../queue/index.ts';
import { keepOpen } from './keepOpen.ts';
import type { BridgeReply, ElicitationChannel } from './wire.ts';

/** A `WebSocket`, a `MessagePort`, or anything with the same methods. */
export interface SocketLike {
  addEventListener: (
    type: 'message' | 'close' | 'error',
    listener: (event: { data?: unknown; code?: unknown }) => void,
  ) => void;
  close: () => void;
  /** Of a `WebSocket`: sends text. */
  send?: ((text: string) => void) | undefined;
  /** Of a `MessagePort`: sends any value. */
  postMessage?: ((message: unknown) => void) | undefined;
  /** Of a `MessagePort`, which receives nothing until it is started. */
  start?: (() => void) | undefined;
}

/** A message was too long (RFC 6455 §7.4.1). It would be too long again. */
const tooLong = 1009;
/** In milliseconds: for a reply, for the first state, and between checks. */
const longestSend = 15_000;
/** In milliseconds: the connection may have been lost while the window slept. */
const longestWake = 4000;
const longestSilence = 20_000;
const beatEvery = 20_000;

/**
 * A channel over one socket. The back end sends `{ state }` and `{ seq, reply }`, the page `{ seq, message }`: over a `WebSocket`
 * as JSON. Every 20 seconds the page sends `{ seq, message: null }`. Any reply with this `seq` will do, as that of
 * `bridge.receive`. It connects again if no reply comes within 15 seconds, or no state within 20 seconds of connecting.
 * @param connect makes a socket: the first one, and a new one each time that one is lost
 */
export function socketChannel(connect: () => SocketLike): ElicitationChannel {
  /** What takes each reply, by `seq`. Without a reply, the message may not have arrived. */
  const waiting = new Map<unknown, (reply?: BridgeReply) => void>();
  let socket: SocketLike | undefined;
  let seq = 0;

  return {
    open: (onState, onDown) =>
      keepOpen(async (lost, opened) => {
        const own = connect();
        const over = () => lost.abort();
        const test = (longest?: number) => void send(null, longest).catch(over);
        const beat = () => {
          test();
          cancel = after(beatEvery, beat);
        };
        let endWaking = () => {};
        // One that opens and then brings nothing reports no failure either.
        let cancel = after(longestSilence, over);
        own.addEventListener('close', ({ code }) => {
          if (code === tooLong && !lost.signal.aborted)
            settleAll({ ok: false, reason: 'malformed' });
          over();
        });
        own.addEventListener('error', over);
        own.addEventListener('message', ({ data }) => {
          const frame = readFrame(data);
          if (!frame || lost.signal.aborted) return;
          if (!('state' in frame)) {
            const { seq: of, reply } = frame;
            if (isRecord(reply)) waiting.get(of)?.(reply as unknown as BridgeReply);
            return;
          }
          if (socket !== own) {
            socket = own;
            opened();
            cancel();
            // A half-open connection reports no failure, so it is tested. Any reply shows that it still works.
            cancel = after(beatEvery, beat);
            endWaking = onWaking(() => test(longestWake));
          }
          onState(frame['state']);
        });
        own.start?.();
        await new Promise((resolve) => {
          lost.signal.addEventListener('abort', resolve);
        });
        cancel();
        endWaking();
        own.close();
        socket = undefined;
        settleAll();
      }, onDown),
    send,
  };

  function send(message: unknown, longest = longestSend): Promise<BridgeReply> {
    return new Promise((resolve, reject) => {
      const frame = { seq: seq++, message };
      const settle = (reply?: BridgeReply) => {
        cancel();
        waiting.delete(frame.seq);
        if (reply) resolve(reply);
        else reject(new TypeError('No reply.'));
      };
      const cancel = after(longest, settle);
      waiting.set(frame.seq, settle);
      if (!socket) settle();
      else if (socket.postMessage) socket.postMessage(frame);
      else socket.send?.(JSON.stringify(frame));
    });
  }

  function settleAll(reply?: BridgeReply): void {
    for (const settle of waiting.values()) settle(reply);
  }
}

function readFrame(data: unknown): Record<string, unknown> | undefined {
  const frame = typeof data === 'string' ? readJson(data) : data;
  return isRecord(frame) ? frame : undefined;
}
