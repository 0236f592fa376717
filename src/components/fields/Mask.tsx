'use client';
import { useId } from 'react';
import { useMessages } from '../../hooks/ElicitationSettings.ts';
import type { FieldIds } from '../../hooks/useElicitationField.ts';
import { useMasked } from '../../hooks/useMasked.ts';
import { useComponents } from '../slots.ts';

/** Draws dots for what is typed into a field, and the button that shows it. */
export function Mask({ ids }: { ids: FieldIds }) {
  const { Button } = useComponents();
  const say = useMessages();
  const buttonId = useId();
  const { isMasked, toggle } = useMasked(ids.control);
  return (
    <Button
      type="button"
      id={buttonId}
      aria-labelledby={`${buttonId} ${ids.label}`}
      aria-pressed={!isMasked}
      data-slot="elicitation-reveal"
      onClick={toggle}
    >
      {say('reveal')}
    </Button>
  );
}
