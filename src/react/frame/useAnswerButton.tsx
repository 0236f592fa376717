'use client';
import type { ElicitResult } from '../../protocol/index.ts';
import { sendingProps } from '../request/sendingProps.ts';
import type { Sending } from '../request/useAnswerOnce.ts';
import { useComponents, type SlotProps } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';

/** Returns what draws the button of an answer. While its answer is slow to arrive, it says "Sending…". */
export function useAnswerButton(sending: Sending | undefined) {
  const { Button } = useComponents();
  const say = useMessages();
  return (
    action: ElicitResult['action'],
    props: SlotProps<'button'>,
    part: string = action,
    words: string = say(action),
  ) => {
    const state = sendingProps(sending, action);
    return (
      <Button key={part} {...state} {...props} data-slot={`elicitation-${part}`}>
        {state['data-sending'] === undefined ? words : say('sending')}
      </Button>
    );
  };
}
