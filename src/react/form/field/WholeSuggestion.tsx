'use client';
import { useState, type ReactNode, type RefCallback } from 'react';
import { shownLengths } from '../../../core/shownLengths.ts';
import { useSuggestionInSight } from '../../dom/useSuggestionInSight.ts';
import { serverLines } from '../../frame/textProps.tsx';
import { useMessages } from '../../settings/useMessages.ts';

/**
 * A suggestion in full, below a control in which its end is out of sight. Screen readers get it from the control.
 *
 * @selector `[data-slot='elicitation-whole']` a suggestion in full, whose end is out of sight in its control
 */
export function WholeSuggestion({ text }: { text: string }) {
  const say = useMessages();
  return (
    <p aria-hidden data-slot="elicitation-whole">
      {say('inFull')} <bdi {...serverLines(text, shownLengths.default, say)} />
    </p>
  );
}

/** A control with a suggestion in it, which is shown in full below where that is needed. */
export function SuggestedRow({
  suggestion,
  children,
}: {
  /** Undefined if a person wrote it. */
  suggestion: string | undefined;
  /** @param sightRef for the control */
  children: (sightRef: RefCallback<HTMLElement>) => ReactNode;
}) {
  // It stays, while the row is edited.
  const [text] = useState(suggestion);
  const { isCut, sightRef } = useSuggestionInSight(text);
  return (
    <>
      {children(sightRef)}
      {isCut && <WholeSuggestion text={text!} />}
    </>
  );
}
