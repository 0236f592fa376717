'use client';
import { useState, type MouseEvent } from 'react';
import { enOutlet } from '../../locales/enOutlet.ts';
import type { OutletQueue, PendingRequest } from '../../queue/index.ts';
import { useColorScheme } from '../settings/colorScheme.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { usePlainWords } from '../settings/usePlainWords.ts';

/**
 * Shown when the code that draws requests could not be loaded, because the page went offline or was redeployed. The request
 * still waits, and the person can decline or cancel it.
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
  const [isPressed, setIsPressed] = useState(false);
  const [isAnswering, setIsAnswering] = useState(false);
  const answer = async (action: 'decline' | 'cancel') => {
    if (isAnswering) return;
    setIsAnswering(true);
    try {
      await queue.respond(id, { action });
    } catch {
      // The request is still there and can be answered again.
      setIsAnswering(false);
    }
  };
  /** Ignores a press that began before this panel was there (TRUST-8). The other panels' guard is as large as this panel. */
  const answering = (action: 'decline' | 'cancel') => ({
    type: 'button' as const,
    onPointerDown: () => setIsPressed(true),
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0 || (detail === 1 && isPressed)) void answer(action);
    },
  });
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
        <Button {...answering('decline')} data-emphasis="secondary" data-slot="elicitation-decline">
          {say('decline')}
        </Button>
        <Button {...answering('cancel')} data-emphasis="quiet" data-slot="elicitation-cancel">
          {say('cancel')}
        </Button>
      </div>
    </section>
  );
}
