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
 *
 * @param branches the types, each as the field that it would be alone
 */
export function describeBranches(branches: readonly Field[], say: Say): string | undefined {
  const types = branches.flatMap(flat);
  const listed = types.flatMap((field) => valuesOf(field, types));
  const kinds = new Set(types.flatMap((field) => kindOf(field, say)));
  const isPlain = kinds.size < 2 || kinds.has(say('answerText'));
  if (listed.length === 0 && isPlain) return undefined;
  const named = [...listed.slice(0, most), ...(listed.length > most ? ['…'] : []), ...kinds];
  const answers = named.join(' / ');
  const areFormats = types.every((type) => type.kind === 'text');
  return say(areFormats ? 'errorFormat' : 'hintAnswers', { answers, example: answers });
}

const flat = (field: Field): readonly Field[] =>
  field.kind === 'text' && field.branches ? field.branches.flatMap(flat) : [field];

/**
 * The values that a type lists, but for those in the format of a text beside it: a person who is asked for a UUID does not mean
 * the one of zeros.
 */
function valuesOf(field: Field, types: readonly Field[]): readonly string[] {
  if (field.kind === 'boolean') return ['true', 'false'];
  if (field.kind !== 'select') return [];
  return field.options
    .slice(0, most + 1)
    .filter(({ value }) => !types.some((type) => isOfFormat(type, String(value))))
    .map(({ label, value }) => plainLine(label || String(value), longest))
    .filter((name) => name !== '')
    .map(isolated);
}

const isOfFormat = (type: Field, value: string): boolean =>
  type.kind === 'text' && type.format !== undefined && formats[type.format].accepts(value);

function kindOf(field: Field, say: Say): readonly string[] {
  if (field.kind === 'number') return [say(field.integer ? 'answerInteger' : 'answerNumber')];
  if (field.kind !== 'text') return [];
  return [field.format ? isolated(examples[field.format]) : say('answerText')];
}
