'use client';
import type { ReactElement, ReactNode, Ref } from 'react';
import type { SendFailure } from '../../queue/index.ts';
import { slot } from '../dom/slot.ts';
import type { Sending } from '../request/useAnswerOnce.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';
import { SendFailed } from './SendFailed.tsx';
import { SendingStatus } from './SendingStatus.tsx';

interface ActionRowProps {
  /** The strongest button first. Each has a React key. */
  buttons: readonly (ReactElement | false)[];
  rowRef?: Ref<HTMLDivElement> | undefined;
  /** What to say of a press that came too soon. */
  tooSoon?: string | false;
  failure: SendFailure | undefined;
  /** What the person can do about the failure, where that is not obvious. */
  mend?: ReactNode;
  sending?: Sending | undefined;
  children?: ReactNode;
}

/**
 * The row of buttons that answer a request, and below it what has become of the answer. Tab visits them in their order on screen.
 * @selector `[data-slot='elicitation-actions']` a row of buttons at the foot
 * @selector `[data-slot='elicitation-actions'][data-at]` `end` where the buttons begin at the end of the row
 * @selector `[data-slot='elicitation-too-soon']` the message that a button was pressed too soon
 */
export function ActionRow({
  buttons,
  rowRef,
  tooSoon,
  failure,
  mend,
  sending,
  children,
}: ActionRowProps) {
  const { actions: at } = useElicitationSettings();
  return (
    <div ref={rowRef} {...slot('actions')} data-at={at === 'end' ? at : undefined}>
      {at === 'end' ? buttons.toReversed() : buttons}
      {children}
      {tooSoon && (
        <p role="alert" {...slot('too-soon muted')}>
          <bdi>{tooSoon}</bdi>
        </p>
      )}
      <SendFailed failure={failure}>{mend}</SendFailed>
      <SendingStatus sending={sending} />
    </div>
  );
}
