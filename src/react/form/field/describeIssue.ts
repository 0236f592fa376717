import type { ContentIssue, ContentIssueCode, Field } from '../../../core/index.ts';
import type { Say } from '../../settings/ElicitationSettings.ts';
import { examples } from './examples.ts';
import { describeBranches } from './describeBranches.ts';
import type { FormMessages } from '../../../locales/messages.ts';

type MessageKey = keyof FormMessages;

/** Describes an issue in words that say how to fix it. */
export function describeIssue({ code, params }: ContentIssue, field: Field, say: Say): string {
  // A row has no rows in it, whatever a back end says.
  if (code === 'item' && params['item'] !== code) {
    const inner = { code: params['item'] as ContentIssueCode, params, property: field.property };
    const position = Number(params['index']) + 1;
    return say('errorRow', { position, problem: describeIssue(inner, field, say) });
  }
  if (code === 'empty-required' && field.kind !== 'text' && field.kind !== 'number') {
    return say('errorRequiredChoice');
  }
  if (code === 'incomplete' && 'options' in field) return say('errorSearch');
  if (field.kind === 'list' && (code === 'min-items' || code === 'max-items')) {
    return say(code === 'min-items' ? 'errorMinRows' : 'errorMaxRows', params);
  }
  const { blanks, marks, width } = params;
  if (blanks !== undefined) return say('errorBlanks');
  if (marks !== undefined) return say('errorIllFormed');
  // Nobody should read a secret over somebody's shoulder.
  if (width !== undefined && !field.sensitive) return say('errorFormat', { example: width });
  if (params['ascii'] !== undefined) return say('errorEmailAscii', params);
  if (field.kind === 'text' && field.branches && isOfNoType.includes(code)) {
    const answers = describeBranches(field.branches, say);
    if (answers !== undefined) return answers;
  }
  if (code === 'format') {
    const { format } = params;
    const example = own(examples, format);
    return example === undefined
      ? say(unknown)
      : say(own(formatErrors, format) ?? 'errorFormat', { example });
  }
  if (code === 'portability') {
    return say(own(portabilityNotes, params['advice']) ?? 'notePortability', params);
  }
  if (code === 'not-a-number') {
    return say(words[code], { example: field.kind === 'number' && field.integer ? 1500 : 1500.5 });
  }
  // As the locale writes it.
  if (code === 'inexact') return say(words[code], { nearest: Number(params['nearest']) });
  return say(own(words, code) ?? unknown, params);
}

/** What is wrong with an answer that fits none of several types. */
const isOfNoType: readonly ContentIssueCode[] = ['type', 'option', 'format', 'not-a-number'];

/** For what a newer back end, or a host's own, may find. */
const unknown: MessageKey = 'errorType';

/** The entry of a table, for a name that may be `constructor`. */
const own = <Entry>(table: Readonly<Partial<Record<string, Entry>>>, name: string | number = '') =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const words: Readonly<
  Record<Exclude<ContentIssueCode, 'format' | 'portability' | 'item'>, MessageKey>
> = {
  'not-a-number': 'errorNotANumber',
  inexact: 'errorInexact',
  overflow: 'errorOverflow',
  'too-long': 'errorTooLong',
  gap: 'errorGap',
  ambiguous: 'errorAmbiguous',
  incomplete: 'errorIncomplete',
  'ill-formed': 'errorIllFormed',
  'empty-required': 'errorRequired',
  type: 'errorType',
  required: 'errorRequired',
  'min-length': 'errorMinLength',
  'max-length': 'errorMaxLength',
  pattern: 'errorPattern',
  minimum: 'errorMinimum',
  maximum: 'errorMaximum',
  'exclusive-minimum': 'errorExclusiveMinimum',
  'exclusive-maximum': 'errorExclusiveMaximum',
  integer: 'errorInteger',
  option: 'errorOption',
  'min-items': 'errorMinItems',
  'max-items': 'errorMaxItems',
  'multiple-of': 'errorMultipleOf',
  'unique-items': 'errorUniqueItems',
  'additional-property': 'errorOption',
  unsatisfiable: 'errorUnsatisfiable',
  'unchecked-pattern': 'noteUncheckedPattern',
  'left-out': 'noteLeftOut',
  'filled-in': 'noteFilledIn',
};

const formatErrors = {
  email: 'errorEmail',
  uri: 'errorUri',
  date: 'errorDate',
  'date-time': 'errorDateTime',
} as const satisfies Record<string, MessageKey>;

const portabilityNotes: Readonly<Record<string, MessageKey>> = {
  'decimal-point': 'noteDecimalPoint',
  'early-year': 'noteEarlyYear',
  'host-port': 'errorUri',
};
