import { formats } from '../../../core/formats/formats.ts';
import type { Field } from '../../../core/index.ts';
import type { Say } from '../../settings/ElicitationSettings.ts';
import { examples } from './examples.ts';
import { isolated } from '../../dom/isolated.ts';
import { plainLine } from '../../frame/plainText.ts';

/** How many options are named: a hint is one line. */
const most = 10;
/** How much of an option's name is shown, in code units. */
const longest = 60;

/**
 * Says what can be answered where a question has several types, and some of them list their values or have a format. Nobody would
 * guess those. Undefined where any text is an answer, or there is only one way to write one.
 */
export function describeBranches(branches: readonly Field[], say: Say): string | undefined {
  // A person who is asked for a UUID does not mean the one of zeros, which arktype lists beside it.
  const isOfFormat = (name: string) =>
    branches.some(
      (type) => type.kind === 'text' && type.format && formats[type.format].accepts(name),
    );
  const listed = branches.flatMap(valuesOf).filter((name) => !isOfFormat(name));
  const kinds = new Set(branches.flatMap((field) => kindOf(field, say)));
  const isPlain = kinds.size < 2 || kinds.has(say('answerText'));
  if (listed.length === 0 && isPlain) return undefined;
  const named = [
    ...listed.slice(0, most).map(isolated),
    ...(listed.length > most ? ['…'] : []),
    ...kinds,
  ];
  const answers = named.join(' / ');
  const areFormats = branches.every(({ kind }) => kind === 'text');
  return say(areFormats ? 'errorFormat' : 'hintAnswers', { answers, example: answers });
}

function valuesOf(field: Field): readonly string[] {
  if (field.kind === 'boolean') return ['true', 'false'];
  if (field.kind !== 'select') return [];
  return field.options
    .slice(0, most + 1)
    .map(({ label, value }) => plainLine(label || String(value), longest))
    .filter((name) => name !== '');
}

function kindOf(field: Field, say: Say): readonly string[] {
  if (field.kind === 'number') return [say(field.integer ? 'answerInteger' : 'answerNumber')];
  if (field.kind !== 'text') return [];
  return [field.format ? isolated(examples[field.format]) : say('answerText')];
}
