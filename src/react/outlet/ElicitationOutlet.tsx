'use client';
import { useEffect, type ReactNode } from 'react';
import { serverKey, type OutletQueue, type PendingRequest } from '../../queue/index.ts';
import { useLoaded } from '../request/useLoaded.ts';
import type { ElicitationProps } from './Elicitation.tsx';
import { lazyPanels } from './lazyPanels.ts';
import { Unavailable } from './Unavailable.tsx';
import { usePending, useRenderer } from './useElicitationQueue.ts';
import { useInterruption } from './useInterruption.ts';
import { whenIdle } from './whenIdle.ts';

export interface ElicitationOutletProps extends Pick<
  ElicitationProps,
  | 'className'
  | 'presentation'
  | 'actions'
  | 'dismissBy'
  | 'onIssue'
  | 'sensitiveFields'
  | 'validation'
  | 'openUrl'
  | 'knownDomains'
  | 'famousDomains'
  | 'punycode'
> {
  queue: OutletQueue;
  /** The host's own words about a request, below who asks. */
  note?: ReactNode | ((request: PendingRequest) => ReactNode);
  /**
   * When to load what draws a request, 40 kB or more: while the page is idle, or with the first request. Default: `idle`.
   */
  preload?: 'idle' | 'request' | undefined;
}

/**
 * Shows what a queue has pending, one request at a time, as a dialog or in place. Where a person is typing,
 * a note says so first, and the dialog opens when they ask for it or have stopped for three seconds.
 */
export function ElicitationOutlet({
  queue,
  presentation = 'dialog',
  preload = 'idle',
  ...props
}: ElicitationOutletProps) {
  const { current, pending, silenced, show } = usePending(queue);
  const isNeeded = current !== undefined || silenced.length > 0;
  const { loaded, hasFailed, retry } = useLoaded(lazyPanels, isNeeded);
  // What cannot be drawn yet interrupts nobody, and is not on screen.
  const drawable = loaded && current;
  const { isOpen, open } = useInterruption(drawable?.id, presentation === 'dialog');
  useRenderer(queue, isOpen ? drawable?.id : undefined);

  useEffect(
    // What fails here is tried again with the first request.
    () => (preload === 'idle' ? whenIdle(() => void lazyPanels.load().catch(() => {})) : undefined),
    [preload],
  );

  const notice = drawable && !isOpen && <loaded.Notice server={drawable.server} onReview={open} />;
  return (
    <>
      {/* Always there: a region that comes with its words is not read out. */}
      {presentation === 'dialog' && <div role="status">{notice}</div>}
      {drawable && isOpen && (
        <loaded.Current
          // Keyed: a press that began in the last panel is none in this one.
          key={drawable.id}
          {...{ ...props, queue, current: drawable, pending, show, presentation }}
        />
      )}
      {current && hasFailed && <Unavailable key={current.id} {...{ queue, current, retry }} />}
      {loaded &&
        !current &&
        silenced.map((server) => (
          <loaded.SilencedServer key={serverKey(server)} {...{ queue, server }} />
        ))}
    </>
  );
}
