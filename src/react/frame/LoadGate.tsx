'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { slot } from '../dom/slot.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { usePresses } from '../guard/usePresses.ts';
import { isUnanswered, useAnswerOnce } from '../request/useAnswerOnce.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';
import { ActionRow } from './ActionRow.tsx';
import { useClosed } from './Closed.tsx';
import { Frame } from './Frame.tsx';
import type { RequestProps } from './RequestProps.ts';
import { ourText } from './textProps.tsx';
import { useAnswerButton } from './useAnswerButton.tsx';
import { buttonProps } from '../settings/buttonProps.ts';

interface LoadGateProps extends RequestProps {
  isReady: boolean;
  hasFailed: boolean;
  retry: () => void;
  children: ReactNode;
}

/**
 * Holds a request back until the code that draws it is loaded. A request that is answered before that is never drawn.
 * Give it a `key` for each request.
 */
export function LoadGate({ isReady, hasFailed, children, ...props }: LoadGateProps) {
  /** Until all answers have failed, the loaded request must not replace the panel that has sent them. */
  const [isAnswering, setAnswering] = useState(false);
  if (!isAnswering && isReady) return children;
  if (!isAnswering && !hasFailed) return null;
  return <UnloadedRequest {...props} onAnswering={setAnswering} />;
}

/**
 * Shown when loading failed, because the page went offline or was redeployed, or when a panel has thrown. The request still waits
 * for an answer.
 * @selector `[data-slot='elicitation-unloaded']` the message that a request could not be loaded
 * @selector `[data-slot='elicitation-retry']` the button that tries to load the request again
 */
export function UnloadedRequest({
  signal,
  onRespond,
  retry,
  onAnswering,
  ...props
}: Omit<LoadGateProps, 'isReady' | 'hasFailed' | 'children'> & {
  onAnswering?: (isAnswering: boolean) => void;
}) {
  const { Button } = useComponents();
  const say = useMessages();
  const { state, status, sending, failure, respond } = useAnswerOnce({ onRespond, signal });
  const isOver = state.stage === 'over';
  const isAnswering = isOver || state.sending.length > 0;
  useEffect(() => onAnswering?.(isAnswering), [onAnswering, isAnswering]);
  // If its page is open, nothing is left to answer.
  const isAccepted = state.ended === 'accept';
  const presses = usePresses(!isOver);
  const answerButton = useAnswerButton(sending);
  const drawClosed = useClosed(props, status);
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  if (isOver && !isUnanswered(status)) return drawClosed();
  const close = () => {
    setClosed(true);
    props.onDismiss?.();
  };
  const cancel = isAccepted ? close : () => respond({ action: 'cancel' });
  return (
    <Frame
      {...props}
      presentation={props.presentation ?? 'inline'}
      {...{ status }}
      deadline={undefined}
      onDismiss={cancel}
    >
      <p role="alert" {...slot('unloaded said')} {...ourText(say('loadFailed'))} />
      <ActionRow
        buttons={[
          <Button key="retry" {...buttonProps('secondary', 'retry', retry)}>
            {say('tryAgain')}
          </Button>,
          !isAccepted &&
            answerButton(
              'decline',
              answerButtonProps(presses, () => respond({ action: 'decline' }), 'secondary'),
            ),
          answerButton(
            'cancel',
            answerButtonProps(presses, cancel),
            'cancel',
            say(isAccepted ? 'close' : 'cancel'),
          ),
        ]}
        {...{ failure, sending }}
      />
    </Frame>
  );
}
