'use client';
import { useId, type ReactNode } from 'react';
import type { ElicitResult, ElicitUrlRequest } from '../core/index.ts';
import { useFocusOnCaution } from '../hooks/useFocusOnCaution.ts';
import { useSameRequest } from '../hooks/useSameRequest.ts';
import { useUrlConsent } from '../hooks/useUrlConsent.ts';
import { useUrlMessages } from '../hooks/useUrlMessages.ts';
import type { UrlSettings } from '../hooks/ElicitationSettings.ts';
import type { ElicitationServer } from '../queue/index.ts';
import { closings, DismissAction } from './Closing.tsx';
import { Frame, type Presentation } from './Frame.tsx';
import { ServerText } from './ServerText.tsx';
import { OpenAgain, UrlActions } from './UrlActions.tsx';
import { UrlAddress, UrlDestination } from './UrlAddress.tsx';
import { UrlFindings } from './UrlFindings.tsx';
import { UrlProgress } from './UrlProgress.tsx';

export interface UrlConsentProps extends UrlSettings {
  /** A request that `parseElicitRequest` read. Equal requests are the same one. */
  request: ElicitUrlRequest;
  /** Who asks, in the host's words. A domain that looks like the server's own is called out. */
  server: ElicitationServer;
  /** Default: `inline`. */
  presentation?: Presentation | undefined;
  /** The answer. Called once at most for each request. */
  onRespond: (result: ElicitResult) => void;
  /** Aborted when the request is withdrawn: the panel says so, and nothing is answered after that. */
  signal?: AbortSignal | undefined;
  /** Called when a person closes what was left to read: that the page is open, or that the request was withdrawn. */
  onDismiss?: (() => void) | undefined;
  /** Shown in the head, such as "1 of 3". */
  aside?: ReactNode;
  /** For the box around it all. Any class wins over the default theme. */
  className?: string | undefined;
  /** Accepted before, and the page is open: what is shown is the waiting panel. */
  isAnswered?: boolean | undefined;
  /** The server has said that the page is done (`notifications/elicitation/complete`). */
  isCompleted?: boolean | undefined;
}

/**
 * A URL-mode request: who asks, why, where it leads, what is suspicious about that, and Open, Copy link,
 * Decline and Cancel; then, while the page is open, how to go on.
 *
 * An equal request of the same server is the same request. Give each a `key` where a server may ask the
 * same thing twice.
 */
export function UrlConsent({ request, ...props }: UrlConsentProps) {
  const { server, signal } = props;
  const [shown, key] = useSameRequest(request, signal);
  return (
    <MountedConsent
      key={`${key} ${server.id ?? server.url ?? server.name}`}
      request={shown}
      {...props}
    />
  );
}

function MountedConsent({
  request,
  presentation = 'inline',
  aside,
  className,
  ...options
}: UrlConsentProps) {
  const { server, onDismiss } = options;
  const say = useUrlMessages();
  const messageId = useId();
  const state = useUrlConsent(request, options);
  const { status, phase, level, isAnalyzed } = state;
  const declineRef = useFocusOnCaution(
    presentation === 'dialog' && isAnalyzed && (level === 'caution' || level === 'danger'),
  );

  if (state.isOver && status !== 'pending') {
    // As a dialog only a withdrawal stays to be read.
    if (presentation === 'dialog' && status !== 'withdrawn') return null;
    const isDismissible = status === 'withdrawn' && (presentation === 'dialog' || !!onDismiss);
    return (
      <Frame {...{ className, server, presentation, status }} onDismiss={onDismiss}>
        <p role="status" data-slot="elicitation-closed">
          <bdi>{say(closings[status])}</bdi>
        </p>
        {isDismissible && <DismissAction onDismiss={() => onDismiss?.()} />}
      </Frame>
    );
  }
  const isUndecided = phase === 'deciding' || phase === 'unopened';
  // The reason comes first; a note may come last.
  const isWary = level !== 'none' && level !== 'info';
  const findings = isUndecided && <UrlFindings key="findings" state={state} />;
  return (
    <Frame
      {...{ className, server, presentation, aside }}
      status={phase === 'deciding' ? 'pending' : phase}
      level={isAnalyzed ? level : undefined}
      headline={say('asksToOpen')}
      onDismiss={state.dismiss}
    >
      <div data-slot="elicitation-consent" aria-describedby={messageId}>
        <UrlDestination state={state} />
        <div data-slot="elicitation-body">
          <p id={messageId} data-slot="elicitation-message">
            <ServerText text={request.message} />
          </p>
          {isWary && findings}
          <UrlAddress state={state} />
          {!isWary && findings}
          <UrlProgress state={state} />
          {phase === 'waiting' && <OpenAgain state={state} />}
        </div>
        <UrlActions key={phase} state={state} declineRef={declineRef} />
      </div>
    </Frame>
  );
}
