import { after } from '../queue/index.ts';
import type { BridgeState } from '../remote/wire.ts';
import type { ElicitationBridge } from './ElicitationBridge.ts';

/** In milliseconds. Proxies close a stream that is silent for too long, and Bun closes one after 10 seconds (`idleTimeout`). */
const beatEvery = 8000;

const encoder = new TextEncoder();

/** Each state as it is sent. All pages get the same, and it may be long. */
const events = new WeakMap<BridgeState, Uint8Array>();

type Controller = ReadableStreamDefaultController<Uint8Array>;

/**
 * Server-sent events for one page: a line of JSON for each state. A slow page gets only the newest state, and does not
 * hold up other pages.
 */
export class EventStream implements UnderlyingDefaultSource<Uint8Array> {
  readonly #bridge: ElicitationBridge;
  readonly #request: Request;
  #latest: BridgeState | undefined;
  #detach: (() => void) | undefined;
  #cancelBeat: (() => void) | undefined;
  #leave: (() => void) | undefined;
  #isOver = false;

  /** @param request the page's; the stream ends when it is aborted */
  constructor(bridge: ElicitationBridge, request: Request) {
    this.#bridge = bridge;
    this.#request = request;
  }

  start(controller: Controller): void {
    this.#leave = () => {
      if (this.#isOver) return;
      this.#end();
      // The last state may still wait for a slow page, and after a sign-out it is nobody's.
      this.pull(controller);
      // Not every server cancels the body of a request that is over.
      controller.close();
    };
    const detach = this.#bridge.attach((state) => {
      this.#latest = state;
      if (controller.desiredSize! > 0) this.pull(controller);
    }, this.#leave);
    // The first state may already have ended it.
    if (this.#isOver) {
      detach();
      return;
    }
    this.#detach = detach;
    const beat = () => {
      if (controller.desiredSize! > 0) controller.enqueue(encoder.encode(':\n\n'));
      this.#cancelBeat = after(beatEvery, beat);
    };
    this.#cancelBeat = after(beatEvery, beat);
    // The page may have left while the host looked up the bridge.
    const { signal } = this.#request;
    if (signal.aborted) this.#leave();
    else signal.addEventListener('abort', this.#leave);
  }

  pull(controller: Controller): void {
    const state = this.#latest;
    if (!state) return;
    this.#latest = undefined;
    let event = events.get(state);
    try {
      event ??= encoder.encode(`data: ${JSON.stringify(state)}\n\n`);
    } catch (error) {
      // Thrown on, it would end the process when the page leaves. The page connects anew.
      console.error(error);
      this.#leave?.();
      return;
    }
    events.set(state, event);
    controller.enqueue(event);
  }

  cancel(): void {
    this.#end();
  }

  #end(): void {
    this.#isOver = true;
    this.#detach?.();
    this.#cancelBeat?.();
    // Through `#request`, which keeps it referenced: Node does not abort the signal of a request that nobody holds.
    if (this.#leave) this.#request.signal.removeEventListener('abort', this.#leave);
  }
}
