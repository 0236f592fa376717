import type { BridgeMessage, BridgeReply, ElicitationChannel } from './wire.ts';

/**
 * In milliseconds: a message that may not have arrived is sent again after so long, or as soon as the channel is up again. The
 * pause doubles with each try.
 */
const firstPause = 250;
const longestPause = 10_000;

export interface Delivery {
  /**
   * Sends a message until there is a reply.
   *
   * @param isWanted asked before each further try; `gone` where nobody waits for it any more
   */
  deliver: (message: BridgeMessage, isWanted: () => boolean) => Promise<BridgeReply>;
  /** The channel is up again. */
  resume: () => void;
}

export function createDelivery(channel: ElicitationChannel): Delivery {
  const waiting = new Set<() => void>();
  /** How often the channel has come up. */
  let ups = 0;

  /** Until the channel is up again, or for so long. */
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

  return {
    async deliver(message, isWanted) {
      for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
        const before = ups;
        try {
          const reply = await channel.send(message);
          // The process that decides may be back, or known to be gone, in a while.
          if (reply.ok || reply.reason !== 'unreachable') return reply;
        } catch {
          // It may have arrived, and is sent again: it is taken once.
        }
        if (ups === before) await untilUp(pause);
        if (!isWanted()) return { ok: false, reason: 'gone' };
      }
    },
    resume() {
      ups++;
      for (const resume of waiting) resume();
    },
  };
}
