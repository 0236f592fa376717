import type * as Rules from '../core/formRules.ts';

export type FormRules = typeof Rules;

let rules: FormRules | undefined;

/** After a failure, the next call tries again. */
export async function loadFormRules(): Promise<FormRules> {
  rules ??= await import('../core/formRules.ts');
  return rules;
}

export const formRules = (): FormRules | undefined => rules;
