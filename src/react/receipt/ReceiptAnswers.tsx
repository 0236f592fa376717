'use client';
import { useRef, useState } from 'react';
import type { ReceiptAnswer } from '../../core/index.ts';
import { spelledIn } from '../../core/plan/readDecimal.ts';
import { shownLengths } from '../../core/shownLengths.ts';
import { focusAfter } from '../dom/focusAfter.ts';
import { slot } from '../dom/slot.ts';
import { useElicitationSettings, type Say } from '../settings/ElicitationSettings.ts';
import { useMessages } from '../settings/useMessages.ts';
import { formatNumber, formatText } from './formatAnswer.ts';
import { useTimeZone } from '../settings/useTimeZone.ts';
import { ourText, serverLine, serverLines } from '../frame/textProps.tsx';
import { useComponents } from '../settings/ElicitationComponents.ts';

/** How many answers are drawn before "Show more". A longer list would bury the conversation around it. */
const atFirst = 20;

/**
 * What was sent or typed, answer by answer.
 * @param title stands above what a person had typed into a form that was taken away. They may copy it, so it is drawn whole
 * @selector `[data-slot='elicitation-answers']` the list of what was sent
 * @selector `[data-slot='elicitation-typed']` the words above what was typed into a form that was taken away
 * @selector `[data-slot='elicitation-answer']` one answer: its label and its value
 * @selector `[data-slot='elicitation-show-more']` the button that shows more of a list, of answers or of options
 */
export function ReceiptAnswers({
  answers,
  title = '',
}: {
  answers: readonly ReceiptAnswer[];
  title?: string | undefined;
}) {
  const { Button } = useComponents();
  const say = useMessages();
  const { locale, timeZone: chosenZone } = useElicitationSettings();
  const timeZone = useTimeZone(chosenZone);
  const isWhole = title !== '';
  const [areAllShown, setAllShown] = useState(isWhole);
  const nextRef = useRef<HTMLElement>(null);

  if (answers.length === 0) return null;
  return (
    <>
      {title && <p {...slot('typed said')} {...ourText(title)} />}
      <dl {...slot('answers')}>
        {answers.slice(0, areAllShown ? Infinity : atFirst).map((answer, index) => (
          <div key={answer.property} {...slot('answer')}>
            <dt
              ref={index === atFirst ? nextRef : undefined}
              tabIndex={index === atFirst ? -1 : undefined}
              {...serverLine(answer.label, say)}
            />
            <dd {...answerLines(wordsFor(answer, say, locale, timeZone), isWhole, say)} />
          </div>
        ))}
      </dl>
      {answers.length > atFirst && !areAllShown && (
        <Button
          type="button"
          data-emphasis="secondary"
          data-slot="elicitation-show-more"
          onClick={() =>
            focusAfter(
              () => setAllShown(true),
              () => nextRef.current,
            )
          }
        >
          {say('showMore')}
        </Button>
      )}
    </>
  );
}

/**
 * The first forty lines of an answer, since a page of them would bury the conversation too. Each line end can be matched in
 * one way only: with two, twenty of them would freeze the page.
 */
function answerLines(words: string, isWhole: boolean, say: Say) {
  if (isWhole) return serverLines(words, words.length, say);
  const [first] = /^(?:.*(?:\r\n|\r(?!\n)|[\n\u2028\u2029])){40}/.exec(words) ?? [];
  return serverLines(words, first?.length ?? shownLengths.message, say);
}

function wordsFor(
  { value, format, chosen, isDecimal, isMasked }: ReceiptAnswer,
  say: Say,
  locale: string | undefined,
  timeZone: string | undefined,
): string {
  // Each option and each entry of a list has a line of its own, since they may have commas.
  if (isMasked) return say('masked');
  const [title = String(value)] = chosen ?? [];
  if (typeof value === 'boolean' && title === String(value)) return say(value ? 'yes' : 'no');
  if (chosen?.length === 0) return say('noAnswer');
  if (chosen) return chosen.map((one) => one || say('emptyOption')).join('\n');
  if (typeof value === 'number') return formatNumber(value, locale ?? 'en');
  if (isDecimal) return spelledIn(locale, String(value));
  const texts = Array.isArray(value) ? value : [String(value)];
  const text = texts.map((one) => formatText(one, format, locale ?? 'en', timeZone)).join('\n');
  return text === '' ? say('emptyOption') : text;
}
