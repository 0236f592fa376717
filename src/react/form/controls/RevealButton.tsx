'use client';
import { useMessages } from '../../settings/useMessages.ts';
import type { Masked } from './useMasked.ts';
import { useComponents } from '../../settings/ElicitationComponents.ts';

/**
 * Shows the typed text instead of dots, and hides it again.
 * @selector `[data-slot='elicitation-reveal']` the button that shows a secret
 */
export function RevealButton({ masked, labelId }: { masked: Masked; labelId: string }) {
  const { Button } = useComponents();
  const say = useMessages();
  const buttonId = `${labelId}-reveal`;
  return (
    <Button
      type="button"
      id={buttonId}
      aria-labelledby={`${buttonId} ${labelId}`}
      aria-pressed={!masked.isMasked}
      data-emphasis="quiet"
      data-slot="elicitation-reveal"
      onClick={masked.toggle}
    >
      {say('reveal')}
    </Button>
  );
}
