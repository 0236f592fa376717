import { serverKey } from '../queue/index.ts';
import type { BridgeAct, OpenRequest, BridgeReply } from './wire.ts';

/** What a person decided about a server. */
interface Decision {
  readonly type: 'silence' | 'unsilence';
  /** Sent again hours later, it must not undo what another window has decided since then. */
  readonly nonce: string;
  /** The requests that it hides, and that the back end may not have declined. */
  hid: readonly string[];
  /** Those that came while it was on its way. The server may have been unmuted before it asked. */
  readonly late: string[];
}

/** How much later than a reply the state may come that says how a request ended, in milliseconds. */
export const longestState = 500;

export interface Decisions {
  /**
   * Sends a decision about a server.
   *
   * @param hid the requests of the server that it hides
   * @returns the hidden requests that may still wait for an answer
   */
  decide: (
    serverId: string,
    type: Decision['type'],
    hid: readonly string[],
  ) => Promise<readonly string[]>;
  /**
   * Hides a new request if its server was muted, and the back end may not know that yet.
   *
   * @returns whether it is hidden
   */
  hide: (request: OpenRequest) => boolean;
  /** Forgets the decisions. They were another person's. */
  forget: () => void;
}

/** @param deliver sends a message until there is a reply, or it is not wanted any more */
export function createDecisions(
  deliver: (act: BridgeAct, isWanted: () => boolean) => Promise<BridgeReply>,
): Decisions {
  /** The newest decision about each server, until the back end knows it. */
  const decisions = new Map<string, Decision>();

  async function decide(
    serverId: string,
    type: Decision['type'],
    hid: readonly string[],
  ): Promise<readonly string[]> {
    const before = decisions.get(serverId);
    let newest: Decision = {
      type,
      nonce: String(Math.random()),
      hid: [...(before?.hid ?? []), ...hid],
      late: before?.late ?? [],
    };
    decisions.set(serverId, newest);
    // The one on its way is sent first: sent again later, it would undo this one. Of those that come meanwhile, only the
    // newest is sent.
    if (before) return [];
    let sent: Decision;
    do {
      sent = newest;
      const { nonce } = sent;
      const isNewest = () => decisions.get(serverId) === sent;
      const reply = await deliver({ type: sent.type, serverId, nonce }, isNewest);
      // Without one, they were forgotten meanwhile.
      newest = decisions.get(serverId) ?? sent;
      if (sent.type === 'silence' && reply.ok) {
        const declined = sent.hid;
        newest.hid = newest.hid.filter((id) => !declined.includes(id));
      }
    } while (newest !== sent);
    decisions.delete(serverId);
    if (newest.late[0]) await new Promise((resolve) => setTimeout(resolve, longestState));
    return [...newest.hid, ...newest.late];
  }

  return {
    decide,
    hide({ id, server }) {
      const decision = decisions.get(serverKey(server));
      if (decision?.type !== 'silence') return false;
      decision.late.push(id);
      return true;
    },
    forget: () => decisions.clear(),
  };
}
