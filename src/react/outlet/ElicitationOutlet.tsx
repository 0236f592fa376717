'use client';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { after, serverKey, type OutletQueue, type PendingRequest } from '../../queue/index.ts';
import { slot } from '../dom/slot.ts';
import { useLatest } from '../dom/useLatest.ts';
import { useLoaded } from '../request/useLoaded.ts';
import type { ElicitationProps } from './Elicitation.tsx';
import { lazyPanels } from './lazyPanels.ts';
import { onRests, restOf } from './rests.ts';
import { Unavailable } from './Unavailable.tsx';
import { useElicitationQueue } from './useElicitationQueue.ts';
import { useInterruption } from './useInterruption.ts';

/** In milliseconds, for a browser that does not report when it is idle. */
const usuallyIdleAfter = 2000;

/** The props of `ElicitationOutlet`. */
export interface ElicitationOutletProps extends Pick<
  ElicitationProps,
  'className' | 'presentation' | 'dismissBy' | 'onIssue'
> {
  /** The requests to draw, from `createElicitationQueue` or `createRemoteQueue`. */
  queue: OutletQueue;
  /** The host's own text about a request, shown below the head. */
  note?: ReactNode | ((request: PendingRequest) => ReactNode);
  /**
   * Whether a yes or no, or a choice of at most four short options, is answered by one press: each option is a button, guarded as
   * Accept is. Default: true.
   */
  quickAnswers?: boolean | undefined;
  /**
   * When to load the code that draws a request, most of all that this library loads: while the page is idle, or with the
   * first request. Default: `idle`.
   */
  preload?: 'idle' | 'request' | undefined;
}

/**
 * Shows a queue's pending requests, one at a time, as a dialog or in place. If a person is typing elsewhere, a note comes first.
 * The dialog then opens when they ask for it, or when they have left the text and typed nothing for three seconds.
 */
export function ElicitationOutlet({
  queue: whole,
  presentation = 'dialog',
  preload = 'idle',
  quickAnswers = true,
  ...props
}: ElicitationOutletProps) {
  const queue = useSyncExternalStore(
    onRests,
    () => restOf(whole),
    () => whole,
  );
  const { current, pending, silenced, left, show } = useElicitationQueue(queue);
  const isNeeded = current !== undefined || silenced.length > 0;
  const { loaded, hasFailed, retry } = useLoaded(lazyPanels, isNeeded);
  const code = current && loaded?.codeFor(current, quickAnswers);
  const own = useLoaded<unknown>(code ?? lazyPanels, code !== undefined);
  // A request that cannot be drawn yet interrupts nobody, and does not count as on screen. One whose own code fails to load
  // is drawn all the same, and says so.
  const isWaiting = code !== undefined && own.loaded === undefined && !own.hasFailed;
  const drawable = isWaiting ? undefined : current;
  const homeRef = useRef<HTMLDivElement>(null);
  /** By the key of a server: how many of its requests ended here since the last one that was accepted. */
  const [refusals] = useState(() => new Map<string, number>());
  // A request that is asked again may have the id of the one before, but never its signal.
  const [drawn, setDrawn] = useState({ id: drawable?.id ?? '', signal: drawable?.signal, key: 0 });
  if (loaded && drawable && drawable.signal !== drawn.signal) {
    setDrawn({ id: drawable.id, signal: drawable.signal, key: drawn.key + 1 });
  }
  const shownId = loaded && drawable?.id;
  // Whoever was sent to another page may do what they want in this one.
  const isModal = presentation === 'dialog' && !drawable?.page;
  const { isOpen, open } = useInterruption(homeRef, shownId, isModal);
  const onScreen = useLatest((isOpen && shownId) || '');
  useEffect(() => queue.attachRenderer(() => onScreen.current), [queue, onScreen]);
  useEffect(() => {
    if (preload !== 'idle') return undefined;
    // A failure here is ignored, because the first request loads the code again.
    const load = () => void lazyPanels.load().catch(() => {});
    // Safari does not have it.
    if (typeof requestIdleCallback === 'undefined') return after(usuallyIdleAfter, load);
    const id = requestIdleCallback(load);
    return () => cancelIdleCallback(id);
  }, [preload]);

  const drawnKey = drawable && drawn.key;
  const notice = loaded && drawable && !isOpen && (
    // Without its note, the request still opens once the person has stopped typing.
    <loaded.PanelBoundary key={drawnKey} homeRef={homeRef}>
      <loaded.Notice server={drawable.server} onReview={open} />
    </loaded.PanelBoundary>
  );
  // What is asked now makes the last answer old.
  const outcome = loaded && !current && left?.id === drawn.id && (
    <loaded.News key={left.ended} what={left.ended} homeRef={homeRef} />
  );
  const isElsewhere = ({ id }: PendingRequest) => id !== current?.id;
  const isLost = pending.some((one) => isElsewhere(one) && one.failure);
  const lost = loaded && isLost && <loaded.News what="lost" homeRef={homeRef} />;
  const arrival = loaded && drawable && presentation === 'inline' && (
    <loaded.News key={drawnKey} {...{ server: drawable.server, homeRef }} what="asks" />
  );
  const silence =
    loaded &&
    !current &&
    silenced.map((server) => (
      <loaded.News key={serverKey(server)} {...{ server, homeRef }} what="silenced" />
    ));
  return (
    <>
      {/* Always drawn: a live region that appears together with its words is not read out. */}
      <div
        ref={homeRef}
        role="status"
        // Said again, for Radix: it hides everything else from screen readers while a dialog of the host's is open.
        aria-live="polite"
        tabIndex={-1}
        {...(!notice && slot('status unseen'))}
      >
        {notice || outcome || (
          <>
            {arrival}
            {silence}
            {lost}
          </>
        )}
      </div>
      {loaded && drawable && isOpen && (
        <loaded.Current
          // Keyed, so that a press that began in the last panel does not count in this one.
          key={drawnKey}
          {...{
            ...props,
            quickAnswers,
            queue,
            current: drawable,
            pending,
            show,
            presentation,
            homeRef,
            refusals,
          }}
        />
      )}
      {current && hasFailed && <Unavailable key={current.id} {...{ queue, current, retry }} />}
      {loaded &&
        !current &&
        silenced.map((server) => (
          <loaded.PanelBoundary key={serverKey(server)} homeRef={homeRef}>
            <loaded.SilencedServer {...{ queue, server }} />
          </loaded.PanelBoundary>
        ))}
    </>
  );
}
