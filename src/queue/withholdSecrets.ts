import type { ElicitFormRequest, ElicitResult, ElicitUrlRequest } from '../protocol/index.ts';
import { formRules, loadFormRules, type FormRules } from './loadFormRules.ts';

/** An answer without its secrets, and the properties that were left out. */
export interface Withheld {
  readonly result: ElicitResult;
  readonly withheld: readonly string[];
}

/**
 * Leaves secrets out of an answer: what a form must not ask for. The form decides what is secret, whoever made the
 * answer. Returns a promise if the vocabulary that finds secrets has to be loaded first.
 */
export function withholdSecrets(
  request: ElicitFormRequest | ElicitUrlRequest,
  result: ElicitResult,
): Withheld | Promise<Withheld> {
  if (request.mode === 'url' || result.action !== 'accept') return { result, withheld: [] };
  const form = request as ElicitFormRequest;
  const { action, content = {} } = result;
  const judge = ({ withoutSecrets }: FormRules): Withheld => {
    const { kept, withheld } = withoutSecrets(form, content, 'property');
    return { result: withheld[0] === undefined ? result : { action, content: kept }, withheld };
  };
  const rules = formRules();
  if (rules && !rules.needsDetector(form)) return judge(rules);
  return (
    loadFormRules()
      .then(async (loaded) => {
        await loaded.loadDetectorFor(form);
        return judge(loaded);
      })
      // If the vocabulary cannot be loaded, any answer may be a secret.
      .catch(() => ({ result: { action, content: {} }, withheld: Object.keys(content) }))
  );
}
