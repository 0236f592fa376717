import type { ElicitFormRequest, ElicitResult, ElicitUrlRequest } from '../protocol/index.ts';
import { formRules, loadFormRules } from './loadFormRules.ts';

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
  const { content = {} } = result;
  const without = (isSecret: (property: string) => boolean): Withheld => {
    const entries = Object.entries(content);
    const kept = entries.filter(([property]) => !isSecret(property));
    return {
      result: { action: 'accept', content: Object.fromEntries(kept) },
      withheld: entries.map(([property]) => property).filter(isSecret),
    };
  };
  const judge = (): Withheld => {
    const secrets = new Set(
      formRules()!
        .secretsOf(form)
        .map(({ property }) => property),
    );
    return secrets.size === 0
      ? { result, withheld: [] }
      : without((property) => secrets.has(property));
  };
  const rules = formRules();
  if (rules && !rules.needsDetector(form)) return judge();
  return (
    loadFormRules()
      .then(({ loadDetector }) => loadDetector())
      // If the vocabulary cannot be loaded, any answer may be a secret.
      .then(judge, () => without(() => true))
  );
}
