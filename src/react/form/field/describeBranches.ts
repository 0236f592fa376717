import type { Field } from '../../../core/index.ts';
import type { Say } from '../../settings/ElicitationSettings.ts';
import { examples } from './examples.ts';
import { isolated } from '../../dom/isolated.ts';

export const typedIn = (branches: readonly Field[]): readonly Field[] =>
  branches.filter(({ kind }) => kind !== 'select');

/** Says what can be typed where nobody would guess it. Undefined where any text is an answer. */
export function describeBranches(branches: readonly Field[], say: Say): string | undefined {
  const typed = typedIn(branches);
  const kinds = new Set(typed.flatMap((field) => kindOf(field, say)));
  const areFormats = typed.every(({ kind }) => kind === 'text');
  if (kinds.has('') || kinds.size < (areFormats ? 1 : 2)) return undefined;
  const answers = [...kinds].join(' / ');
  return say(areFormats ? 'errorFormat' : 'hintAnswers', { answers, example: answers });
}

function kindOf(field: Field, say: Say): readonly string[] {
  if (field.kind === 'boolean') return ['true', 'false'];
  if (field.kind === 'number') return [say(field.integer ? 'answerInteger' : 'answerNumber')];
  return [field.kind === 'text' && field.format ? isolated(examples[field.format]) : ''];
}
