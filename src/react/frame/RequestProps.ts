import type { ReactNode } from 'react';
import type { ElicitResult } from '../../protocol/index.ts';
import type { ElicitationServer } from '../../queue/index.ts';
import type { Presentation } from './Frame.tsx';

/** What there is to know of a request, whatever its mode, beside what is asked. */
export interface RequestProps {
  /** Who asks, in the host's words. A domain that looks like the server's own is called out. */
  server: ElicitationServer;
  /** Default: `inline`. */
  presentation?: Presentation | undefined;
  /** The answer. Called once at most for each request. */
  onRespond: (result: ElicitResult) => void;
  /** Aborted when the request is withdrawn: the panel says so, and nothing is answered after that. */
  signal?: AbortSignal | undefined;
  /** Called when a person closes what was left to read: that a page is open, or that the request was withdrawn. */
  onDismiss?: (() => void) | undefined;
  /** Shown above the head, such as "1 of 3". */
  aside?: ReactNode;
  /** When the call will be given up, in milliseconds since the epoch: a countdown shows it. Nothing is answered then. */
  deadline?: number | undefined;
  /** For the box around it all. Any class wins over the default theme. */
  className?: string | undefined;
}
