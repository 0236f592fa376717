'use client';
import type { ReceiptAnswer } from '../core/index.ts';
import { useElicitationSettings, useMessages, type Say } from '../hooks/ElicitationSettings.ts';
import { ServerLines, ServerText } from './ServerText.tsx';

/** What was sent, answer by answer. */
export function ReceiptAnswers({ answers }: { answers: readonly ReceiptAnswer[] }) {
  const say = useMessages();
  const { locale } = useElicitationSettings();
  if (answers.length === 0) return null;
  return (
    <dl data-slot="elicitation-answers">
      {answers.map((answer) => (
        <div key={answer.property} data-slot="elicitation-answer">
          <dt>{answer.label === '' ? say('unnamedField') : <ServerText text={answer.label} />}</dt>
          <dd>
            <ServerLines text={wordsFor(answer, say, locale)} maxLength={10_000} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function wordsFor(
  { value, chosen, isMasked }: ReceiptAnswer,
  say: Say,
  locale: string | undefined,
): string {
  if (isMasked) return say('masked');
  if (chosen) {
    const titles = chosen.map((title) => (title === '' ? say('emptyOption') : title));
    return titles.length === 0
      ? say('noneChosen')
      : new Intl.ListFormat(locale ?? 'en', { type: 'unit' }).format(titles);
  }
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number') {
    return new Intl.NumberFormat(locale ?? 'en', { maximumSignificantDigits: 17 }).format(value);
  }
  // Dates and times as they were sent: that is what the server has.
  return value === '' ? say('emptyOption') : String(value);
}
