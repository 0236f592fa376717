import type { ContentIssue, ContentIssueCode, Field } from '../../../core/index.ts';
import type { Say } from '../../settings/ElicitationSettings.ts';
import { examples } from './examples.ts';
import { describeBranches } from './describeBranches.ts';
import { enForm } from '../../../locales/enForm.ts';

type MessageKey = keyof typeof enForm;

/** Describes an issue in words that say how to fix it. */
export function describeIssue({ code, params }: ContentIssue, field: Field, say: Say): string {
  // A row has no rows in it, whatever a back end says.
  if (code === 'item' && params['item'] !== code) {
    const inner = { code: params['item'] as ContentIssueCode, params, property: field.property };
    const position = Number(params['index']) + 1;
    return say('errorRow', { position, problem: describeIssue(inner, field, say) });
  }
  if (code === 'empty-required' && field.kind !== 'text' && field.kind !== 'number') {
    return say('errorOption');
  }
  const { blanks, marks, width } = params;
  if (blanks !== undefined) return say('errorBlanks');
  if (marks !== undefined) return say(unknown);
  // Nobody should read a secret over somebody's shoulder.
  if (width !== undefined && !field.sensitive) return say('errorFormat', { example: width });
  const { ascii } = params;
  if (ascii !== undefined) return say('errorFormat', { example: ascii });
  if (code === 'integer') return say('errorLimit', { limit: say('answerInteger') });
  const limit = own(limits, code);
  if (limit) {
    const { actual, ...bounds } = params;
    const [count = 0] = Object.values(bounds);
    const reached = actual === undefined ? '' : ` (${say('pending', { position: actual, count })})`;
    return say('errorLimit', { limit: say(limit, params) + reached });
  }
  if (field.kind === 'text' && field.branches && isOfNoType.includes(code)) {
    const answers = describeBranches(field.branches, say);
    if (answers !== undefined) return answers;
  }
  if (code === 'format') {
    const { format } = params;
    const example = own(examples, format);
    if (example === undefined) return say(unknown);
    return say(format === 'date' ? 'errorDate' : 'errorFormat', { example });
  }
  if (code === 'portability') {
    const { advice } = params;
    if (advice === 'host-port') return say('errorFormat', { example: examples.uri });
    return say(wordsOf(advice) ?? unknown, params);
  }
  if (code === 'not-a-number') {
    return say('errorNotANumber', {
      example: field.kind === 'number' && field.integer ? 1500 : 1500.5,
    });
  }
  // As the locale writes it.
  if (code === 'inexact') return say('errorInexact', { nearest: Number(params['nearest']) });
  return say(wordsOf(code) ?? unknown, params);
}

/** What is wrong with an answer that fits none of several types. */
const isOfNoType: readonly ContentIssueCode[] = ['type', 'option', 'format', 'not-a-number'];

/** What says a limit. */
const limits: Partial<Record<ContentIssueCode, MessageKey>> = {
  minimum: 'hintMinimum',
  maximum: 'hintMaximum',
  'exclusive-minimum': 'hintExclusiveMinimum',
  'exclusive-maximum': 'hintExclusiveMaximum',
  'min-length': 'hintMinLength',
  'max-length': 'hintMaxLength',
  'min-items': 'hintMinItems',
  'max-items': 'hintMaxItems',
};

/** For what a newer back end, or a host's own, may find. */
const unknown: MessageKey = 'errorType';

/** The entry of a table, for a name that may be `constructor`. */
const own = <Entry>(table: Readonly<Partial<Record<string, Entry>>>, name: string | number = '') =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Messages that bear another name than what they tell of. */
const otherNames: Readonly<Record<string, MessageKey>> = {
  'empty-required': 'errorRequired',
  'additional-property': 'errorOption',
  ambiguous: 'whichTime',
  'too-long': 'errorOverflow',
};

/** The message of a code, of a format, or of advice: mostly the one of the same name. */
function wordsOf(name: string | number = ''): MessageKey | undefined {
  const camel = String(name).replaceAll(/(?:^|-)([a-z])/g, (_, first: string) =>
    first.toUpperCase(),
  );
  const same = [`error${camel}`, `note${camel}`].find((key) => Object.hasOwn(enForm, key));
  return own(otherNames, name) ?? (same as MessageKey | undefined);
}
