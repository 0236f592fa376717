'use client';
import type { ElicitRequestError } from '../../protocol/index.ts';
import { slot } from '../dom/slot.ts';
import { useMessages } from '../settings/useMessages.ts';
import { Frame } from './Frame.tsx';
import { ourText } from './textProps.tsx';
import { plainLine } from './plainText.ts';
import type { RequestProps } from './RequestProps.ts';

export interface RefusedProps extends Pick<RequestProps, 'server' | 'className'> {
  error: ElicitRequestError;
  reason: 'loadFailed' | 'sensitiveRefused';
}

/**
 * Tells the person that a request cannot be shown, and which part of it is wrong. `onError` gets the details.
 * @selector `[data-slot='elicitation-refused']` the message that a request cannot be shown
 * @selector `[data-slot='elicitation-refusal']` which part of the request is wrong
 */
export function Refused({ error, reason, server, className }: RefusedProps) {
  const say = useMessages();
  return (
    <Frame {...{ server, className }} presentation="inline" status="refused">
      <p role="alert" {...slot('refused said')} {...ourText(say(reason))} />
      <p {...slot('refusal said')}>
        <code dir="ltr">{plainLine(error.part)}</code>
      </p>
    </Frame>
  );
}
