'use client';
import { useMessages } from '../hooks/ElicitationSettings.ts';
import { useComponents } from './slots.ts';

/** How a request ended, as the key of its words. */
export const closings = {
  accept: 'accepted',
  decline: 'declined',
  cancel: 'cancelled',
  withdrawn: 'withdrawn',
} as const;

/** Puts away what is left to read. */
export function DismissAction({ onDismiss }: { onDismiss: () => void }) {
  const { Button } = useComponents();
  const say = useMessages();
  return (
    <div data-slot="elicitation-actions">
      <Button type="button" data-slot="elicitation-dismiss" onClick={onDismiss}>
        {say('dismiss')}
      </Button>
    </div>
  );
}
