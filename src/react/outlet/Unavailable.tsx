'use client';
import { useState, type MouseEvent } from 'react';
import { enOutlet } from '../../locales/enOutlet.ts';
import type { Message } from '../../locales/Message.ts';
import type { OutletQueue, PendingRequest } from '../../queue/index.ts';
import { slot } from '../dom/slot.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';

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
  const say = usePlainWords();
  const { colorScheme } = useElicitationSettings();
  const [isPressed, setIsPressed] = useState(false);
  /** Ignores a press that began before this panel was there (TRUST-8). The other panels' guard is as large as this panel. */
  const propsOf = (action: 'decline' | 'cancel') => ({
    type: 'button' as const,
    onPointerDown: () => setIsPressed(true),
    onClick: ({ detail }: MouseEvent) => {
      const isMeant = detail === 0 || (detail === 1 && isPressed);
      if (isMeant) queue.tell({ type: 'respond', id, result: { action } });
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
      <p {...slot('notice-text said')}>
        <bdi {...slot('server-name')}>{server.name}</bdi>
      </p>
      <p role="alert" {...slot('unloaded said')}>
        <bdi>{say('loadFailed')}</bdi>
      </p>
      <div {...slot('actions')}>
        <Button
          type="button"
          data-emphasis="secondary"
          data-slot="elicitation-retry"
          onClick={retry}
        >
          {say('tryAgain')}
        </Button>
        <Button {...propsOf('decline')} data-emphasis="secondary" data-slot="elicitation-decline">
          {say('decline')}
        </Button>
        <Button {...propsOf('cancel')} data-emphasis="quiet" data-slot="elicitation-cancel">
          {say('cancel')}
        </Button>
      </div>
    </section>
  );
}

/** The words of the nearest provider. None has parameters, so the code that fills those in is not needed. */
function usePlainWords() {
  const { messages } = useElicitationSettings();
  return (key: keyof typeof enOutlet): string => {
    const message: Message = messages[key] ?? enOutlet[key];
    return typeof message === 'string' ? message : message.other;
  };
}
