'use client';
import type { ReactElement, ReactNode, Ref } from 'react';
import { useElicitationSettings, type ActionsAt } from '../settings/ElicitationSettings.ts';

/**
 * The answers to a request: in the order in which they stand on screen, which is the order of Tab.
 *
 * @selector `[data-slot='elicitation-actions']` a row of buttons at the foot
 * @selector `[data-slot='elicitation-actions'][data-at]` they begin at the end: `end`
 */
export function ActionRow({
  actions,
  buttons,
  children,
  rowRef,
}: {
  actions: ActionsAt | undefined;
  /** The strongest first. Each has a key. */
  buttons: readonly (ReactElement | false)[];
  /** What is said below them. */
  children?: ReactNode;
  rowRef?: Ref<HTMLDivElement> | undefined;
}) {
  const settings = useElicitationSettings();
  const at = actions ?? settings.actions;
  return (
    <div ref={rowRef} data-slot="elicitation-actions" data-at={at === 'end' ? at : undefined}>
      {at === 'end' ? buttons.toReversed() : buttons}
      {children}
    </div>
  );
}
