'use client';
import { useId, useState } from 'react';
import type { ElicitUrlRequest } from '../../core/index.ts';
import { slot } from '../dom/slot.ts';
import { useFocusOnCaution } from './useFocusOnCaution.ts';
import { useSameRequest } from '../request/useSameRequest.ts';
import { useUrlConsent } from './useUrlConsent.ts';
import { useUrlMessages } from './useUrlMessages.ts';
import { useClosed } from '../frame/Closed.tsx';
import { Frame } from '../frame/Frame.tsx';
import type { RequestProps } from '../frame/RequestProps.ts';
import { ServerMessage } from '../frame/ServerMessage.tsx';
import { noTabStop } from '../frame/useScrollable.ts';
import { SecondaryConfirm, UrlActions } from './UrlActions.tsx';
import { UrlAddress, UrlDestination } from './UrlAddress.tsx';
import { UrlFindings } from './UrlFindings.tsx';
import { UrlProgress } from './UrlProgress.tsx';
import type { UrlRequestProps } from './UrlRequestProps.ts';

/** The props of `UrlConsent`. */
export interface UrlConsentProps extends RequestProps, UrlRequestProps {
  /** A request from `parseElicitRequest`. Equal requests count as one. */
  request: ElicitUrlRequest;
}

/**
 * A URL-mode request: who asks, why, where the URL leads, what is suspicious about it, and Open, Copy link, Decline and Cancel.
 * While the page is open, it says how to continue. Equal requests from the same server count as one. If a server may ask the same
 * thing twice, give each request a `key` of its own.
 */
export function UrlConsent({ request, ...props }: UrlConsentProps) {
  const [shown, key] = useSameRequest(request, props.server, props.signal);
  return <ConsentPanel key={key} request={shown} {...props} />;
}

/** @selector `[data-slot='elicitation-consent']` everything below the head of a URL request */
function ConsentPanel({
  request,
  presentation = 'inline',
  note,
  dismissBy,
  deadline,
  className,
  ...options
}: UrlConsentProps) {
  const { server, onDismiss } = options;
  const say = useUrlMessages();
  const messageId = useId();
  const state = useUrlConsent(request, options);
  const { status, phase, level, isAnalyzed } = state;
  const isOpen = phase === 'waiting' || phase === 'completed';
  const [wasOpen] = useState(isOpen);
  const declineRef = useFocusOnCaution(
    presentation === 'dialog' && isAnalyzed && (level === 'caution' || level === 'danger'),
  );

  const destinationId = useId();
  const verdictId = useId();
  const titleId = useId();
  const drawClosed = useClosed({ server, className, dismissBy, presentation, onDismiss }, status);
  // A panel that was closed without an answer, because none was expected, shows nothing.
  if (state.isOver) return drawClosed();
  // A warning comes before the server's message, a mere note after the address.
  const isWary = level !== 'none' && level !== 'info';
  const findings = !isOpen && <UrlFindings key="findings" {...{ state, verdictId }} />;
  const isWarned = isWary && !isOpen;
  // A status that appears together with the dialog is not read out by itself.
  const isNoted = level === 'info' && !isOpen;
  const isShown = phase !== 'completed' && state.analysis.href !== null;
  return (
    <Frame
      {...{ className, server, note, dismissBy }}
      // A page that somebody was sent away from is not blocked when they come back.
      presentation={isOpen && presentation === 'dialog' ? 'notice' : presentation}
      takesFocus={isOpen && presentation === 'dialog' && !wasOpen}
      deadline={state.isUnanswered ? deadline : undefined}
      content={`${phase} ${state.isUnanswered} ${state.sending?.action}`}
      status={phase === 'deciding' ? (state.sending ? 'sending' : 'pending') : phase}
      level={isAnalyzed ? level : undefined}
      headline={phase === 'completed' ? undefined : say(isOpen ? 'asksToFinish' : 'asksToOpen')}
      titleId={titleId}
      describedBy={[
        isWarned ? verdictId : '',
        messageId,
        isShown ? destinationId : '',
        isNoted ? verdictId : '',
      ]
        .join(' ')
        .trim()}
      onDismiss={state.dismiss}
    >
      <div {...slot('consent')}>
        {isShown && <UrlDestination id={destinationId} state={state} />}
        <div
          {...noTabStop}
          // A host's modal that opens with this in it puts the focus here (Mantine, Headless UI, Ark UI). It could come to
          // "I understand the risk" otherwise, where Space ticks it.
          data-autofocus={state.needsAcknowledgement || undefined}
          {...slot('body')}
        >
          {phase === 'waiting' && <SecondaryConfirm {...{ state, isOpen }} />}
          {isWary && findings}
          <ServerMessage id={messageId} text={request.message} />
          {phase !== 'completed' && <UrlAddress state={state} />}
          {!isWary && findings}
          <UrlProgress state={state} />
          {!isOpen && (state.copied || state.opening?.outcome === 'unknown') && (
            <SecondaryConfirm {...{ state, isOpen }} />
          )}
        </div>
        {/* Keyed, so that no button stays under a finger and means something else. */}
        <UrlActions
          key={String(isOpen)}
          {...{ state, isOpen, declineRef }}
          // Focus may come to Decline before the dialog was read out: who asks is said there too.
          warning={isWarned ? `${verdictId} ${titleId}` : undefined}
        />
      </div>
    </Frame>
  );
}
