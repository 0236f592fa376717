'use client';
import { useId, type ReactNode } from 'react';
import type { ElicitResult, ElicitUrlRequest } from '../../core/index.ts';
import { useDismissal } from '../frame/useDismissal.ts';
import { useFocusOnCaution } from './useFocusOnCaution.ts';
import { useSameRequest } from '../request/useSameRequest.ts';
import { useUrlConsent } from './useUrlConsent.ts';
import { useUrlMessages } from './useUrlMessages.ts';
import type { UrlSettings } from '../settings/ElicitationSettings.ts';
import type { ElicitationServer } from '../../queue/index.ts';
import { Closed } from '../frame/Closed.tsx';
import { Frame, type Presentation } from '../frame/Frame.tsx';
import { ServerMessage } from '../frame/ServerMessage.tsx';
import { OpenAgain, OpenedElsewhere, UrlActions } from './UrlActions.tsx';
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
  /** When the call will be given up, in milliseconds since the epoch: a countdown shows it. Nothing is answered then. */
  deadline?: number | undefined;
  /** For the box around it all. Any class wins over the default theme. */
  className?: string | undefined;
  /** Called when the page has been opened: to be kept where what is shown may be mounted anew. */
  onOpen?: (() => void) | undefined;
  /** The page has been opened before: what is shown is the waiting panel. */
  isOpened?: boolean | undefined;
  /** Accepted before, and the page is open: nothing more is sent. */
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
  deadline,
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

  const destinationId = useId();
  const dismissal = useDismissal(status, presentation, onDismiss);

  if (state.isOver && status !== 'pending') {
    if (dismissal.isGone) return null;
    return (
      <Frame {...{ className, server, presentation, status }} onDismiss={dismissal.dismiss}>
        <Closed {...{ status, dismissal }} />
      </Frame>
    );
  }
  const isOpen = phase === 'waiting' || phase === 'completed';
  // The reason comes first; a note may come last.
  const isWary = level !== 'none' && level !== 'info';
  const findings = !isOpen && <UrlFindings key="findings" state={state} />;
  return (
    <Frame
      {...{ className, server, presentation, aside }}
      deadline={state.isUnanswered ? deadline : undefined}
      status={phase === 'deciding' ? 'pending' : phase}
      level={isAnalyzed ? level : undefined}
      headline={say('asksToOpen')}
      describedBy={`${messageId} ${destinationId}`}
      onDismiss={state.dismiss}
    >
      <div data-slot="elicitation-consent">
        <UrlDestination id={destinationId} state={state} />
        <div data-slot="elicitation-body">
          {isWary && findings}
          <ServerMessage id={messageId} text={request.message} />
          <UrlAddress state={state} />
          {!isWary && findings}
          <UrlProgress state={state} />
          {phase === 'waiting' && <OpenAgain state={state} />}
          {!isOpen && state.copied && <OpenedElsewhere state={state} />}
        </div>
        {/* Apart, so that no button stays under a finger and means another thing. */}
        <UrlActions key={isOpen ? 'open' : 'before'} state={state} declineRef={declineRef} />
      </div>
    </Frame>
  );
}
