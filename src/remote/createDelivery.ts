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
  /** Whether a message waits for its reply. */
  isSending: () => boolean;
}

export function createDelivery(channel: ElicitationChannel): Delivery {
  const waiting = new Set<() => void>();
  /** How often the channel has come up. */
  let ups = 0;
  let sending = 0;

  /** Waits until the channel is up again, but no longer than the pause. */
  const untilUp = (pause: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, pause);
      waiting.add(done);
      function done() {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      }
    });

  const deliver: Delivery['deliver'] = async (message, isWanted) => {
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      const before = ups;
      try {
        const reply = await channel.send(message);
        // Sent again later: by then the process that decides may be back, or known to be gone.
        if (reply.ok || reply.reason !== 'unreachable') return reply;
      } catch {
        // The message may have arrived. It is sent again, and the bridge acts on it only once.
      }
      if (ups === before) await untilUp(pause);
      if (!(await isWanted())) return { ok: false, reason: 'gone' };
    }
  };

  return {
    deliver(message, isWanted) {
      sending++;
      return deliver(message, isWanted).finally(() => sending--);
    },
    resume() {
      ups++;
      for (const resume of waiting) resume();
    },
    isSending: () => sending > 0,
  };
}
