'use client';
import { useState, type ReactNode } from 'react';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { usePresses } from '../guard/usePresses.ts';
import { useAnswerOnce } from '../request/useAnswerOnce.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/ElicitationSettings.ts';
import { Closed } from './Closed.tsx';
import { Frame } from './Frame.tsx';
import type { RequestProps } from './RequestProps.ts';
import { useDismissal } from './useDismissal.ts';

interface LoadGateProps extends RequestProps {
  isReady: boolean;
  hasFailed: boolean;
  retry: () => void;
  children: ReactNode;
}

/** Holds a request back until what draws it is loaded. Answered in the meantime, it is answered. Key it by the request. */
export function LoadGate({ isReady, hasFailed, children, ...props }: LoadGateProps) {
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && isReady) return children;
  if (!isAnswered && !hasFailed) return null;
  return (
    <UnloadedRequest
      {...props}
      onRespond={(result) => {
        setAnswered(true);
        props.onRespond(result);
      }}
    />
  );
}

/**
 * The page went offline, or was deployed anew: nothing is lost, the request still waits.
 *
 * @selector `[data-slot='elicitation-unloaded']` that a request could not be loaded
 * @selector `[data-slot='elicitation-retry']` the button that loads it again
 */
function UnloadedRequest({
  server,
  presentation = 'inline',
  className,
  aside,
  signal,
  onRespond,
  onDismiss,
  retry,
}: Omit<LoadGateProps, 'isReady' | 'hasFailed' | 'children'>) {
  const { Button } = useComponents();
  const say = useMessages();
  const presses = usePresses();
  const { status, respond } = useAnswerOnce(onRespond, signal);
  const dismissal = useDismissal(status, presentation, onDismiss);
  if (status !== 'pending') {
    if (dismissal.isGone) return null;
    return (
      <Frame {...{ className, server, presentation, status }} onDismiss={dismissal.dismiss}>
        <Closed {...{ status, dismissal }} />
      </Frame>
    );
  }
  const cancel = () => respond({ action: 'cancel' });
  return (
    <Frame {...{ server, presentation, className, aside, status }} onDismiss={cancel}>
      <p role="alert" data-slot="elicitation-unloaded">
        {say('loadFailed')}
      </p>
      <div data-slot="elicitation-actions">
        <Button
          type="button"
          data-emphasis="secondary"
          data-slot="elicitation-retry"
          onClick={retry}
        >
          {say('tryAgain')}
        </Button>
        <Button
          {...answerButtonProps(presses, () => respond({ action: 'decline' }), 'secondary')}
          data-slot="elicitation-decline"
        >
          {say('decline')}
        </Button>
        <Button {...answerButtonProps(presses, cancel)} data-slot="elicitation-cancel">
          {say('cancel')}
        </Button>
      </div>
    </Frame>
  );
}
