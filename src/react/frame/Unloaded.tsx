'use client';
import { useMessages } from '../settings/ElicitationSettings.ts';
import { useAnswerOnce } from '../request/useAnswerOnce.ts';
import { useDismissal } from './useDismissal.ts';
import { Closed } from './Closed.tsx';
import type { ElicitationFormProps } from '../form/ElicitationForm.tsx';
import { Frame } from './Frame.tsx';
import { useComponents } from '../settings/ElicitationComponents.ts';

export interface UnloadedProps extends Pick<
  ElicitationFormProps,
  'server' | 'presentation' | 'className' | 'aside' | 'signal' | 'onRespond' | 'onDismiss'
> {
  retry: () => void;
}

/** The page went offline, or was deployed anew: nothing is lost, the request still waits. */
export function Unloaded({
  server,
  presentation = 'inline',
  className,
  aside,
  signal,
  onRespond,
  onDismiss,
  retry,
}: UnloadedProps) {
  const { Button } = useComponents();
  const say = useMessages();
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
      <p role="alert" data-slot="elicitation-closed">
        {say('loadFailed')}
      </p>
      <div data-slot="elicitation-actions">
        <Button type="button" data-slot="elicitation-dismiss" onClick={retry}>
          {say('tryAgain')}
        </Button>
        <Button
          type="button"
          data-slot="elicitation-decline"
          onClick={() => respond({ action: 'decline' })}
        >
          {say('decline')}
        </Button>
        <Button type="button" data-slot="elicitation-cancel" onClick={cancel}>
          {say('cancel')}
        </Button>
      </div>
    </Frame>
  );
}
