import type { ElicitFormRequest, ElicitResult, ElicitUrlRequest } from '../protocol/index.ts';
import { formRules, loadFormRules } from './formRules.ts';

/** An answer without what is secret in it, and which properties those were. */
export interface Withheld {
  readonly result: ElicitResult;
  readonly withheld: readonly string[];
}

/**
 * Leaves out of an answer what a form must not have asked for. By the form itself, whoever made the answer: a promise
 * where the vocabulary has to be loaded to tell.
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
      // Where nobody can tell, all of it may be.
      .then(judge, () => without(() => true))
  );
}
