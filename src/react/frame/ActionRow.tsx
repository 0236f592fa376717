'use client';
import type { ReactElement, ReactNode, Ref } from 'react';
import { slot } from '../dom/slot.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';

/**
 * The row of buttons that answer a request. Tab visits them in their order on screen.
 * @selector `[data-slot='elicitation-actions']` a row of buttons at the foot
 * @selector `[data-slot='elicitation-actions'][data-at]` `end` where the buttons begin at the end of the row
 */
export function ActionRow({
  buttons,
  children,
  rowRef,
}: {
  /** The strongest button first. Each has a React key. */
  buttons: readonly (ReactElement | false)[];
  children?: ReactNode;
  rowRef?: Ref<HTMLDivElement> | undefined;
}) {
  const { actions: at } = useElicitationSettings();
  return (
    <div ref={rowRef} {...slot('actions')} data-at={at === 'end' ? at : undefined}>
      {at === 'end' ? buttons.toReversed() : buttons}
      {children}
    </div>
  );
}
