import type { PrimitiveSchemaDefinition } from '../../protocol/index.ts';
import type { Sensitivity } from '../Field.ts';
import { shownLengths } from '../shownLengths.ts';
import { findInDescription, findInLabel, findInMessage, type ReadingBudget } from './judgeText.ts';
import { isAnswerable, isDayOrTime, isSecretByItself, patternsOf, textsOf } from './textsOf.ts';
import { findInPattern, hasTrace, isSuspect } from './trace.ts';

/**
 * Characters that are read in one form, of texts with a trace of a secret, in each way in which they can be read. A thousand
 * fields that somebody means to be read have fewer. What comes after that is taken for a secret.
 */
const mostRead = 100_000;

/** What each property asks for that no server may ask for in a form, in their order. */
export function findSensitivities(
  properties: Readonly<Record<string, PrimitiveSchemaDefinition>>,
  message: string | undefined,
): Sensitivity[] {
  const entries = Object.entries(properties);
  const budget: ReadingBudget = { left: mostRead };
  /** What is said beside a field may be said of another. */
  let said: Sensitivity = false;
  const found = entries.map(([property, schema]): Sensitivity => {
    if (isSecretByItself(schema)) return 'credential';
    if (!isSuspect(property, schema)) return false;
    const { labels, description, asides } = textsOf(property, schema);
    const aside = asides.filter(hasTrace).join('\n').slice(0, shownLengths.message);
    said ||= findInMessage(aside, budget);
    return (
      firstOf(labels, (label) => findInLabel(label, budget)) ||
      findInDescription(description, budget) ||
      firstOf(patternsOf(schema), findInPattern)
    );
  });
  if (found.some(Boolean)) return found;
  const asked = said || findInMessage((message ?? '').slice(0, shownLengths.message), budget);
  // No field says it of itself: then any may be what is asked for.
  return entries.map(([, schema]) => isAnswerable(schema) && !isDayOrTime(schema) && asked);
}

function firstOf(texts: readonly string[], find: (text: string) => Sensitivity): Sensitivity {
  for (const text of texts) {
    const found = find(text);
    if (found) return found;
  }
  return false;
}
