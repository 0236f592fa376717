import type * as Rules from '../core/formRules.ts';

export type FormRules = typeof Rules;

let rules: FormRules | undefined;

/** Loads the rules that check the answers to forms and find the secrets in them. After a failure, the next call tries again. */
export async function loadFormRules(): Promise<FormRules> {
  rules ??= await import('../core/formRules.ts');
  return rules;
}

/** The rules, if they are loaded. */
export const formRules = (): FormRules | undefined => rules;
