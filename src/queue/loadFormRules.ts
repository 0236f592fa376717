import type * as FormRules from '../core/formRules.ts';

let rules: typeof FormRules | undefined;

/** Loads the rules that check the answers to forms and find the secrets in them. After a failure, the next call tries again. */
export async function loadFormRules(): Promise<typeof FormRules> {
  rules ??= await import('../core/formRules.ts');
  return rules;
}

/** The rules, if they are loaded. */
export const formRules = (): typeof FormRules | undefined => rules;
