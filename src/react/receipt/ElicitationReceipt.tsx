'use client';
import type { Receipt } from '../../core/index.ts';
import { useId } from 'react';
import { maxUrlLength } from '../../url/index.ts';
import { slot } from '../dom/slot.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';
import { useMessages } from '../settings/useMessages.ts';
import { useTimeZone } from '../settings/useTimeZone.ts';
import { closedWords } from '../frame/Closed.tsx';
import { Frame } from '../frame/Frame.tsx';
import { ServerMessage } from '../frame/ServerMessage.tsx';
import { tabStop, useScrollable } from '../frame/useScrollable.ts';
import { ReceiptAnswers } from './ReceiptAnswers.tsx';
import { ourText, serverLines } from '../frame/textProps.tsx';

/** The props of `ElicitationReceipt`. */
export interface ElicitationReceiptProps {
  /** From `createReceipt`, or read back from JSON. */
  receipt: Receipt;
  /** For the box around it all. Any class wins over the default theme. */
  className?: string | undefined;
}

/**
 * A read-only record of one answer: what was answered, to which server and when. Sensitive answers are masked.
 * @selector `[data-slot='elicitation-outcome']` how a receipt's request was answered
 * @selector `[data-slot='elicitation-outcome'][data-action]` `accept`, `decline` or `cancel`
 * @example
 * <ElicitationReceipt receipt={createReceipt({ request, server, result })} />
 */
export function ElicitationReceipt({ receipt, className }: ElicitationReceiptProps) {
  const say = useMessages();
  const messageId = useId();
  const outcomeId = useId();
  const { server, message, action, at, url, answers = [] } = receipt;
  return (
    <Frame
      {...{ className, server, outcomeId }}
      presentation="inline"
      status={action}
      time={<ReceiptTime at={at} />}
    >
      <div {...slot('body')}>
        {message !== '' && <ServerMessage id={messageId} text={message} />}
        <p
          id={outcomeId}
          {...slot('outcome')}
          data-action={action}
          {...ourText(say(closedWords[action]))}
        />
        {url !== undefined && <ReceiptUrl url={url} labelId={outcomeId} />}
        <ReceiptAnswers answers={answers} />
      </div>
    </Frame>
  );
}

function ReceiptUrl({ url, labelId }: { url: string; labelId: string }) {
  const say = useMessages();
  const { scrollRef, isScrollable } = useScrollable(true);
  return (
    <p
      ref={scrollRef}
      dir="ltr"
      translate="no"
      {...slot('url')}
      {...(isScrollable && tabStop(labelId))}
    >
      <bdi {...serverLines(url, maxUrlLength, say)} />
    </p>
  );
}

function ReceiptTime({ at }: { at: string }) {
  const { locale, timeZone } = useElicitationSettings();
  // UTC until the page runs in the browser: the server that renders it cannot know the browser's zone.
  const zone = useTimeZone(timeZone) ?? 'UTC';
  const instant = new Date(at);
  // Read back from JSON, it may be anything.
  if (Number.isNaN(instant.getTime())) return null;
  const format = new Intl.DateTimeFormat(locale ?? 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  });
  return <time dateTime={at}>{format.format(instant)}</time>;
}
