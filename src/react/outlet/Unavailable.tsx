'use client';
import { useState } from 'react';
import { enOutlet } from '../../locales/enOutlet.ts';
import type { OutletQueue, PendingRequest } from '../../queue/index.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { usePresses } from '../guard/usePresses.ts';
import { useColorScheme } from '../settings/colorScheme.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { usePlainWords } from '../settings/usePlainWords.ts';

/**
 * What draws requests could not be loaded: the page went offline, or was deployed anew. Nothing is lost, and the request can
 * be answered with a no.
 */
export function Unavailable({
  queue,
  current: { id, server },
  retry,
}: {
  queue: OutletQueue;
  current: PendingRequest;
  retry: () => void;
}) {
  const { Button } = useComponents();
  const say = usePlainWords(enOutlet);
  const colorScheme = useColorScheme();
  const presses = usePresses();
  const [isAnswering, setIsAnswering] = useState(false);
  const answer = async (action: 'decline' | 'cancel') => {
    if (isAnswering) return;
    setIsAnswering(true);
    try {
      await queue.respond(id, { action });
    } catch {
      // It is still there, to be answered again.
      setIsAnswering(false);
    }
  };
  return (
    <section
      aria-label={server.name}
      data-slot="elicitation"
      data-presentation="notice"
      data-side="end"
      data-color-scheme={colorScheme}
    >
      <p data-slot="elicitation-notice-text">
        <bdi data-slot="elicitation-server-name">{server.name}</bdi>
      </p>
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
          {...answerButtonProps(presses, () => void answer('decline'), 'secondary')}
          data-slot="elicitation-decline"
        >
          {say('decline')}
        </Button>
        <Button
          {...answerButtonProps(presses, () => void answer('cancel'))}
          data-slot="elicitation-cancel"
        >
          {say('cancel')}
        </Button>
      </div>
    </section>
  );
}
