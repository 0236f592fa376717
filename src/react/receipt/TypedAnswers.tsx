'use client';
import type { ReceiptAnswer } from '../../core/index.ts';
import { slot } from '../dom/slot.ts';
import { ourText } from '../frame/textProps.tsx';
import { useMessages } from '../settings/useMessages.ts';
import { ReceiptAnswers } from './ReceiptAnswers.tsx';

/**
 * What a person had typed into a form that was taken away, whole, so that they can copy it.
 * @selector `[data-slot='elicitation-typed']` the words above what was typed into a form that was taken away
 */
export function TypedAnswers({ answers }: { answers: readonly ReceiptAnswer[] }) {
  const say = useMessages();
  if (answers.length === 0) return null;
  return (
    <>
      <p {...slot('typed said')} {...ourText(say('typed'))} />
      <ReceiptAnswers answers={answers} isWhole />
    </>
  );
}
