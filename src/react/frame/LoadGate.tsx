'use client';
import { useRef, useState, type ReactNode } from 'react';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { usePresses } from '../guard/usePresses.ts';
import { arrivalOf } from '../request/arrivalOf.ts';
import { sendingProps } from '../request/sendingProps.ts';
import { isUnanswered, useAnswerOnce } from '../request/useAnswerOnce.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';
import { ActionRow } from './ActionRow.tsx';
import { Closed } from './Closed.tsx';
import { Frame } from './Frame.tsx';
import type { RequestProps } from './RequestProps.ts';
import { SendFailed } from './SendFailed.tsx';
import { SendingStatus, useSendingWords } from './SendingStatus.tsx';
import { useDismissal } from './useDismissal.ts';
import { ourText } from './textProps.tsx';

interface LoadGateProps extends RequestProps {
  isReady: boolean;
  hasFailed: boolean;
  retry: () => void;
  /** No answer is expected: the request can be closed, but not declined. */
  isAdvisory?: boolean | undefined;
  children: ReactNode;
}

/**
 * Holds a request back until the code that draws it is loaded. A request that is answered before that is never drawn.
 * Give it a `key` for each request.
 */
export function LoadGate({ isReady, hasFailed, children, ...props }: LoadGateProps) {
  /** How many answers have arrived or are on their way. */
  const [answers, setAnswers] = useState(0);
  if (answers === 0 && isReady) return children;
  if (answers === 0 && !hasFailed) return null;
  return (
    <UnloadedRequest
      {...props}
      onRespond={(result) => {
        // Until all answers have failed, the loaded request must not replace this panel.
        setAnswers((count) => count + 1);
        // If the code has loaded when the last of them fails, the request can be drawn and answered.
        const lose = () => setAnswers((count) => count - 1);
        try {
          const arrival = arrivalOf(props.onRespond(result));
          void arrival?.catch(lose);
          return arrival;
        } catch (error) {
          lose();
          throw error;
        }
      }}
    />
  );
}

/**
 * Shown when loading failed, because the page went offline or was redeployed, or when a panel has thrown. The request still waits
 * for an answer.
 *
 * @selector `[data-slot='elicitation-unloaded']` the message that a request could not be loaded
 * @selector `[data-slot='elicitation-retry']` the button that tries to load the request again
 */
function UnloadedRequest({
  server,
  presentation = 'inline',
  className,
  aside,
  note,
  dismissBy,
  actions,
  signal,
  onRespond,
  onDismiss,
  retry,
  isAdvisory = false,
}: Omit<LoadGateProps, 'isReady' | 'hasFailed' | 'children'>) {
  const { Button } = useComponents();
  const say = useMessages();
  const { status, sending, failure, respond } = useAnswerOnce(onRespond, signal);
  const presses = usePresses(isUnanswered(status));
  const sendingOr = useSendingWords(sending);
  const outcomeRef = useRef<HTMLElement>(null);
  const dismissal = useDismissal(status, presentation, onDismiss);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  if (!isUnanswered(status)) {
    if (dismissal.isGone) return null;
    return (
      <Frame
        {...{ className, server, presentation, status, dismissBy, outcomeRef }}
        aside={status === 'withdrawn' ? aside : undefined}
        onDismiss={dismissal.dismiss}
      >
        <Closed {...{ status, dismissal, outcomeRef }} />
      </Frame>
    );
  }
  const close = () => {
    setClosed(true);
    onDismiss?.();
  };
  const cancel = isAdvisory ? close : () => respond({ action: 'cancel' });
  return (
    <Frame
      {...{ server, presentation, className, aside, note, dismissBy, status }}
      onDismiss={cancel}
    >
      <p role="alert" data-slot="elicitation-unloaded" {...ourText(say('loadFailed'))} />
      <ActionRow
        actions={actions}
        buttons={[
          <Button
            key="retry"
            type="button"
            data-emphasis="secondary"
            data-slot="elicitation-retry"
            onClick={retry}
          >
            {say('tryAgain')}
          </Button>,
          !isAdvisory && (
            <Button
              key="decline"
              {...answerButtonProps(presses, () => respond({ action: 'decline' }), 'secondary')}
              {...sendingProps(sending, 'decline')}
              data-slot="elicitation-decline"
            >
              {sendingOr('decline', say('decline'))}
            </Button>
          ),
          <Button
            key="cancel"
            {...answerButtonProps(presses, cancel)}
            {...sendingProps(sending, 'cancel')}
            data-slot="elicitation-cancel"
          >
            {isAdvisory ? say('close') : sendingOr('cancel', say('cancel'))}
          </Button>,
        ]}
      >
        <SendFailed failure={failure} />
        <SendingStatus sending={sending} />
      </ActionRow>
    </Frame>
  );
}
