import { report, shielded } from '../queue/index.ts';
import { createDelivery, type Delivery } from './createDelivery.ts';
import { isState } from './isState.ts';
import type { BridgeState, ElicitationChannel } from './wire.ts';

/** How long nobody has to listen before the channel is ended, in milliseconds. React subscribes anew as it draws anew. */
const longestUnheard = 1000;

/** A channel that is open while somebody listens. */
export interface Connection extends Pick<Delivery, 'deliver'> {
  subscribe: (listener: () => void) => () => void;
  /** Tells the listeners that something has changed. */
  tell: () => void;
  getConnection: () => 'up' | 'down';
  /** Ends the channel, and opens another if somebody listens. */
  reconnect: () => void;
  /** Ends it for good. */
  close: () => void;
}

/** @param onEnd called before the channel is ended and may be opened for another person */
export function createConnection(
  channel: ElicitationChannel,
  onState: (state: BridgeState) => void,
  onEnd: () => void,
): Connection {
  const { deliver, resume } = createDelivery(channel);
  const listeners = new Set<() => void>();
  let status: 'up' | 'down' = 'down';
  let isReadable = true;
  let isClosed = false;
  let endChannel: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    for (const listener of listeners) shielded(listener);
  };

  function turn(next: 'up' | 'down'): void {
    if (next === status) return;
    status = next;
    if (next === 'up') resume();
    tell();
  }

  function take(state: unknown): void {
    if (isState(state)) {
      isReadable = true;
      onState(state);
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
    if (!isClosed) endChannel ??= channel.open(take, (next) => turn(isReadable ? next : 'down'));
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // It connects only now, since the module may also run on a server, which shows nothing.
    begin();
    return () => {
      listeners.delete(listener);
      // A hot reload leaves its queue behind. Its stream would stay, and a browser has six.
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (listeners.size > 0) return;
        onEnd();
        end();
      }, longestUnheard);
    };
  }

  return {
    subscribe,
    deliver(message, isWanted) {
      // A message needs the channel too, and a socket that ends would take it with it.
      const leave = subscribe(() => {});
      return deliver(message, () => !isClosed && isWanted()).finally(leave);
    },
    tell,
    getConnection: () => status,
    reconnect() {
      onEnd();
      end();
      if (listeners.size > 0) begin();
    },
    close() {
      isClosed = true;
      end();
    },
  };
}
