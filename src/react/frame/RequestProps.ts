import type { ReactNode } from 'react';
import type { ElicitationServer } from '../../queue/index.ts';
import type { OnRespond } from '../request/useAnswerOnce.ts';
import type { ActionsAt } from '../settings/ElicitationSettings.ts';
import type { Presentation } from './Frame.tsx';
import type { DismissedBy } from './useModalDialog.ts';

/** What there is to know of a request, whatever its mode, beside what is asked. */
export interface RequestProps {
  /** Who asks, in the host's words. A domain that looks like the server's own is called out. */
  server: ElicitationServer;
  /** Default: `inline`. */
  presentation?: Presentation | undefined;
  /**
   * The answer. Called once, but for two things that a promise brings: the person sends again what did not arrive, or stops
   * waiting for what is on its way, with `cancel`. The first answer that reaches the server is the one that counts.
   *
   * Return a promise where the answer has to travel. Until it resolves the panel says "Sending…". If it rejects, the panel is
   * back as it was filled, and says why: the error's `message`, so make it one for people.
   */
  onRespond: OnRespond;
  /** Aborted when the request is withdrawn: the panel says so, and nothing is answered after that. */
  signal?: AbortSignal | undefined;
  /** Called when a person closes what was left to read: that a page is open, or that the request was withdrawn. */
  onDismiss?: (() => void) | undefined;
  /**
   * Which gestures mean Cancel: Escape, the cross (and what a phone has in its place), a click outside a dialog. Default: all.
   * None makes a dialog that its buttons alone close.
   */
  dismissBy?: readonly DismissedBy[] | undefined;
  /** At which end of their row the buttons begin, Accept first. Tab goes in the order on screen. Default: the provider's, or `start`. */
  actions?: ActionsAt | undefined;
  /** The host's own words about the request, below who asks. */
  note?: ReactNode;
  /** Shown above the head, such as "1 of 3". */
  aside?: ReactNode;
  /** When the call will be given up, in milliseconds since the epoch: a countdown shows it. Nothing is answered then. */
  deadline?: number | undefined;
  /** For the box around it all. Any class wins over the default theme. */
  className?: string | undefined;
}
