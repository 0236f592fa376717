import { paused } from '../queue/index.ts';
import type { BridgeMessage, BridgeReply, ElicitationChannel } from './wire.ts';

/**
 * The pause before a message that may not have arrived is sent again, in milliseconds. It doubles with each try, and
 * ends as soon as the channel is up again.
 */
const firstPause = 250;
const longestPause = 10_000;

export interface Delivery {
  /**
   * Sends a message until there is a reply.
   *
   * @param isWanted asked before each further try. If it returns false, the reply is `gone`
   */
  deliver: (
    message: BridgeMessage,
    isWanted: () => boolean | Promise<boolean>,
  ) => Promise<BridgeReply>;
  /** Call it when the channel is up again. */
  resume: () => void;
}

export function createDelivery(channel: ElicitationChannel): Delivery {
  /** Aborted when the channel is up again. */
  let down = new AbortController();

  return {
    async deliver(message, isWanted) {
      for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
        const { signal } = down;
        try {
          const reply = await channel.send(message);
          // Sent again later: by then the process that decides may be back, or known to be gone.
          if (reply.ok || reply.reason !== 'unreachable') return reply;
        } catch {
          // The message may have arrived. It is sent again, and the bridge acts on it only once.
        }
        await paused(pause, signal);
        if (!(await isWanted())) return { ok: false, reason: 'gone' };
      }
    },
    resume() {
      down.abort();
      down = new AbortController();
    },
  };
}
