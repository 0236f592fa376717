'use client';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/ElicitationSettings.ts';

export interface UnloadedProps {
  message: string;
  retry: () => void;
  decline: () => void;
  cancel: () => void;
}

/**
 * What there is to do while a request cannot be drawn: nothing is lost, it still waits.
 *
 * @selector `[data-slot='elicitation-unloaded']` that a request could not be loaded
 * @selector `[data-slot='elicitation-retry']` the button that loads it again
 */
export function Unloaded({ message, retry, decline, cancel }: UnloadedProps) {
  const { Button } = useComponents();
  const say = useMessages();
  return (
    <>
      <p role="alert" data-slot="elicitation-unloaded">
        {message}
      </p>
      <div data-slot="elicitation-actions">
        <Button type="button" data-slot="elicitation-retry" onClick={retry}>
          {say('tryAgain')}
        </Button>
        <Button type="button" data-slot="elicitation-decline" onClick={decline}>
          {say('decline')}
        </Button>
        <Button type="button" data-slot="elicitation-cancel" onClick={cancel}>
          {say('cancel')}
        </Button>
      </div>
    </>
  );
}
