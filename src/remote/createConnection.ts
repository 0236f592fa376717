import { report, shielded } from '../queue/index.ts';
import { isState } from './isState.ts';
import type { BridgeState, ElicitationChannel } from './wire.ts';

/** How long nobody has to listen before the channel is ended, in milliseconds. React subscribes anew as it draws anew. */
const longestUnheard = 1000;

interface ConnectionOptions {
  onState: (state: BridgeState) => void;
  /** Called when the back end can be reached again. */
  onUp: () => void;
  /** Whether a message is on its way, for which the channel has to stay open. */
  isSending: () => boolean;
}

/** A channel that is open while somebody listens. */
export interface Connection {
  subscribe: (listener: () => void) => () => void;
  /** Tells the listeners that something has changed. */
  tell: () => void;
  getStatus: () => 'up' | 'down';
  /** Ends it for good. */
  close: () => void;
  isClosed: () => boolean;
}

export function createConnection(
  channel: ElicitationChannel,
  { onState, onUp, isSending }: ConnectionOptions,
): Connection {
  const listeners = new Set<() => void>();
  let status: 'up' | 'down' = 'down';
  let isReadable = true;
  let isReported = false;
  let isClosed = false;
  let endChannel: (() => void) | undefined;

  const tell = () => {
    for (const listener of listeners) shielded(listener);
  };

  function turn(next: 'up' | 'down'): void {
    if (next === status) return;
    status = next;
    if (next === 'up') onUp();
    tell();
  }

  function take(state: unknown): void {
    isReadable = isState(state);
    if (isState(state)) {
      onState(state);
      return;
    }
    turn('down');
    if (isReported) return;
    isReported = true;
    report(
      new Error(
        'createRemoteQueue: the page cannot read what the back end sends. Their versions of react-mcp-elicitation may differ.',
      ),
    );
  }

  function end(): void {
    const ending = endChannel;
    endChannel = undefined;
    ending?.();
    turn('down');
  }

  function rest(): void {
    if (listeners.size > 0) return;
    if (isSending()) setTimeout(rest, longestUnheard);
    else end();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      // It connects only now, since the module may also run on a server, which shows nothing.
      if (!isClosed) {
        endChannel ??= channel.open(take, (next) => turn(isReadable ? next : 'down'));
      }
      return () => {
        listeners.delete(listener);
        // A hot reload leaves its queue behind. Its stream would stay, and a browser has six.
        if (listeners.size === 0) setTimeout(rest, longestUnheard);
      };
    },
    tell,
    getStatus: () => status,
    close() {
      isClosed = true;
      end();
    },
    isClosed: () => isClosed,
  };
}
