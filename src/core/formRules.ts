import type {
  ElicitFormRequest,
  ElicitRequestError,
  ElicitResult,
  ElicitUrlRequest,
} from '../protocol/index.ts';
import { answersOf } from './answersOf.ts';
import { issuesOf } from './checkAnswer.ts';
import type { ContentIssue, FormValues } from './CompiledForm.ts';
import { ElicitContentError } from './ElicitContentError.ts';
import { formOf, needsDetector, wordsOf } from './sensitive/formOf.ts';
import { loadDetector } from './sensitive/loadDetector.ts';
import { secretRefusal as refusalOf } from './sensitive/secretRefusal.ts';
import { parseContent, parseResultShape } from './parseResultShape.ts';
import { receiptOf, type ReceiptOf } from './receiptOf.ts';

/** Loaded with the first form: a host that is never asked does not load it. */

export { ElicitContentError, issuesOf, needsDetector, parseContent };

/** Values without those of secret fields, and the names of these. Call it only if `needsDetector` returns false. */
export function withoutSecrets<Value>(
  request: ElicitFormRequest,
  values: Readonly<Record<string, Value>>,
  name: 'id' | 'property',
): { kept: Record<string, Value>; withheld: readonly string[] } {
  const { fields } = formOf(request);
  const secrets = new Set(fields.filter(({ sensitive }) => sensitive).map((field) => field[name]));
  const entries = Object.entries(values);
  return {
    kept: Object.fromEntries(entries.filter(([key]) => !secrets.has(key))),
    withheld: Object.keys(values).filter((key) => secrets.has(key)),
  };
}

export interface Withheld {
  readonly result: ElicitResult;
  readonly withheld: readonly string[];
}

/** Leaves out what a form must not ask for, whoever made the answer. A promise if the vocabulary has to be loaded first. */
export function withholdSecrets(
  request: ElicitFormRequest | ElicitUrlRequest,
  result: ElicitResult,
): Withheld | Promise<Withheld> {
  if (request.mode === 'url' || result.action !== 'accept') return { result, withheld: [] };
  const form = request as ElicitFormRequest;
  const { content = {} } = result;
  const judge = (): Withheld => {
    const { kept, withheld } = withoutSecrets(form, content, 'property');
    return { result: withheld[0] === undefined ? result : { ...result, content: kept }, withheld };
  };
  if (!needsDetector(form)) return judge();
  // If the vocabulary cannot be loaded, any answer may be a secret.
  const all = () => ({ result: { ...result, content: {} }, withheld: Object.keys(content) });
  return loadDetector(wordsOf(form)).then(judge).catch(all);
}

/** What a host may keep of an answer. A promise if the vocabulary has to be loaded first. */
export function keptOf(
  asked: Pick<ReceiptOf, 'request' | 'server'>,
  whole: ElicitResult,
  at: Date,
  issues: readonly ContentIssue[] | undefined,
) {
  const keep = ({ result, withheld }: Withheld) => ({
    action: result.action,
    result,
    withheld,
    issues: issues?.filter(({ property }) => !withheld.includes(property)),
    receipt: receiptOf({ ...asked, result, withheld, at }, (form) => formOf(form).fields),
  });
  const without = withholdSecrets(asked.request, whole);
  return without instanceof Promise ? without.then(keep) : keep(without);
}

export async function loadDetectorFor(request: ElicitFormRequest): Promise<void> {
  if (needsDetector(request)) await loadDetector(wordsOf(request));
}

export async function secretRefusal(
  request: ElicitFormRequest,
): Promise<ElicitRequestError | undefined> {
  await loadDetectorFor(request);
  return refusalOf(formOf(request).fields);
}

/** The draft of an answer from storage, which may lack its secrets. Undefined for what is no accepted answer. */
export function draftFrom(
  request: ElicitFormRequest | ElicitUrlRequest,
  answer: unknown,
): FormValues | undefined {
  if (request.mode === 'url') return undefined;
  try {
    const result = parseResultShape('form', answer);
    if (result.action !== 'accept') return undefined;
    const form = formOf(request as ElicitFormRequest);
    const draft = answersOf(form, result.content ?? {});
    // Empty, it still tells that secrets were given.
    const isKept = Object.keys(draft).length > 0 || form.fields.some(({ sensitive }) => sensitive);
    return isKept ? draft : undefined;
  } catch {
    return undefined;
  }
}
