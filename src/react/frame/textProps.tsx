import type { ReactNode } from 'react';
import { slot } from '../dom/slot.ts';
import type { ElicitationComponents } from '../settings/ElicitationComponents.ts';
import type { Say } from '../settings/ElicitationSettings.ts';
import { plainLine, plainText } from './plainText.ts';

/*
 * These functions return props for the element that a text stands in. A wrapper element would be one more element for
 * every label, description and option of a long form.
 */

/** Isolates a text. It may be written in the other direction, and must not reorder the text around it. */
const isolated = (children: ReactNode) => ({ dir: 'auto', children });

const oneWay = /^[a-z](?:[ -~]*[a-z\d])?$/i;

/**
 * The same for a text that stands alone in its element. One that begins with a letter and ends with a letter or a digit, all in ASCII,
 * reads alike in either direction, and needs no attribute.
 */
export const alone = ({ children, ...direction }: { dir?: string; children: ReactNode }) =>
  typeof children === 'string' && oneWay.test(children) ? { children } : { ...direction, children };

/** Words that come from the messages, not from a server. */
export const ourText = (words: string) => isolated(words);

/** A server's label or option, as plain text in one line. If it is empty, our words for that are shown instead. */
export const serverLine = (text: string, say: Say) =>
  isolated(text === '' ? say('unnamedField') : plainLine(text));

/**
 * A server's text of several lines. A text that is too long is cut, and a note says how much is not shown.
 * @param Message draws the text in place of ours
 * @selector `[data-slot='elicitation-more-characters']` how much of a text is not shown
 */
export function serverLines(
  text: string,
  maxLength: number,
  say: Say,
  Message?: ElicitationComponents['Message'],
) {
  const { shown, rest } = plainText(text, maxLength);
  const plain = shown.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');
  const lines = Message ? <Message text={plain} /> : plain;
  if (rest === 0) return isolated(lines);
  return isolated(
    <>
      {lines}
      <bdi {...slot('more-characters muted')}>{say('moreCharacters', { count: rest })}</bdi>
    </>,
  );
}
