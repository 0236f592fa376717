import { after } from '../queue/index.ts';
import type { BridgeState } from '../remote/wire.ts';
import type { ElicitationBridge } from './ElicitationBridge.ts';

/** In milliseconds. Proxies close a stream that is silent for too long, and Bun closes one after 10 seconds (`idleTimeout`). */
const beatEvery = 8000;

const encoder = new TextEncoder();

/** Each state as it is sent. All pages get the same, and it may be long. */
const events = new WeakMap<BridgeState, Uint8Array>();

/**
 * Server-sent events for one page: a line of JSON for each state. A slow page gets only the newest state, and does not
 * hold up other pages.
 *
 * @param request the page's; the stream ends when it is aborted
 */
export function eventStream(
  bridge: ElicitationBridge,
  request: Request,
): ReadableStream<Uint8Array> {
  let latest: Uint8Array | undefined;
  let end = () => {};
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (latest) controller.enqueue(latest);
    latest = undefined;
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
        latest = events.get(state) ?? encoder.encode(`data: ${JSON.stringify(state)}\n\n`);
        events.set(state, latest);
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
