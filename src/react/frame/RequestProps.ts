import type { ReactNode } from 'react';
import type { ElicitationServer } from '../../queue/index.ts';
import type { OnRespond } from '../request/useAnswerOnce.ts';
import type { Presentation } from './Frame.tsx';
import type { DismissedBy } from './useModalDialog.ts';

/** The props of a request in either mode, apart from the request itself. */
export interface RequestProps {
  /** Who asks, as the host knows the server. URL mode warns of a domain that only looks like the server's own. */
  server: ElicitationServer;
  /**
   * Where it is drawn: `inline`, where it stands in the page, or in a modal `dialog`. Default: `dialog` for
   * `ElicitationOutlet` and `ElicitationRequests`, `inline` for the others.
   */
  presentation?: Presentation | undefined;
  /**
   * Receives the answer. It is called once, unless it returns a promise. Then the person can send an answer again that did
   * not arrive, or stop waiting for it with `cancel`. The first answer that reaches the server counts.
   * Return a promise if the answer has to travel. Until it resolves, the panel says "Sending…". If it rejects, the panel
   * comes back as it was filled in, and shows the error's `message` as the reason. Write that message for people.
   */
  onRespond: OnRespond;
  /** Abort it to withdraw the request. The panel then says so, and no answer is sent after that. */
  signal?: AbortSignal | undefined;
  /** Called when a person closes a panel that needs no answer: the page is open, or the request was withdrawn. */
  onDismiss?: (() => void) | undefined;
  /**
   * Which gestures mean Cancel: Escape (`key`), the close button or a phone's back gesture (`button`), a click outside the
   * dialog (`outside`). Default: all. With an empty list, only the answer buttons close the dialog.
   */
  dismissBy?: readonly DismissedBy[] | undefined;
  /** The host's own text about the request, shown below the head. */
  note?: ReactNode;
  /**
   * When the call will time out, in milliseconds since the epoch. A countdown shows it, but sends nothing when it ends.
   * `Infinity`: never.
   */
  deadline?: number | undefined;
  /** For the box around it all. Any class wins over the default theme. */
  className?: string | undefined;
}
