import { after } from '../queue/index.ts';
import { isEnded, type BridgedRequest, type BridgeState } from '../remote/wire.ts';
import type { ElicitationBridge } from './ElicitationBridge.ts';

/** In milliseconds. Proxies close a silent stream, and Bun closes one after 10 seconds (`idleTimeout`). */
const beatEvery = 8000;

const encoder = new TextEncoder();

/** Each state as it is sent, by the requests that a page knows. Most pages know the same, and it may be long. */
const events = new WeakMap<BridgeState, Map<string, Uint8Array>>();

function write(state: BridgeState, known: readonly string[]): Uint8Array {
  const written = events.get(state) ?? new Map<string, Uint8Array>();
  events.set(state, written);
  const key = known.join();
  const pending = state.pending.map((one): BridgedRequest =>
    isEnded(one) || !known.includes(one.id) ? one : { ...one, params: null, draft: undefined },
  );
  const event =
    written.get(key) ?? encoder.encode(`data: ${JSON.stringify({ ...state, pending })}\n\n`);
  written.set(key, event);
  return event;
}

/** A slow page gets only the newest state. What a request asks, which may be long, stands in the first that has it. */
export function eventStream(
  bridge: ElicitationBridge,
  request: Request,
): ReadableStream<Uint8Array> {
  let latest: BridgeState | undefined;
  let told = new Set<string>();
  let end = () => {};
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (!latest) return;
    const state = latest;
    latest = undefined;
    const open = state.pending.flatMap((one) => (isEnded(one) ? [] : one.id));
    const known = open.filter((id) => told.has(id));
    told = new Set(open);
    controller.enqueue(write(state, known));
  };
  return new ReadableStream({
    pull,
    cancel: () => end(),
    start(controller) {
      const leave = () => {
        end();
        // The last state may still wait for a slow page, and after a sign-out it is nobody's.
        pull(controller);
        // Not every server cancels the body of a request that is over.
        controller.close();
      };
      const detach = bridge.attach((state) => {
        latest = state;
        if (controller.desiredSize! > 0) pull(controller);
      }, leave);
      const beat = () => {
        if (controller.desiredSize! > 0) controller.enqueue(encoder.encode(':\n\n'));
        cancelBeat = after(beatEvery, beat);
      };
      let cancelBeat = after(beatEvery, beat);
      end = () => {
        detach();
        cancelBeat();
        // Through `request`, which keeps it referenced: Node does not abort the signal of a request that nobody holds.
        request.signal.removeEventListener('abort', leave);
      };
      // The page may have left while the host looked up the bridge.
      if (request.signal.aborted) leave();
      else request.signal.addEventListener('abort', leave);
    },
  });
}
