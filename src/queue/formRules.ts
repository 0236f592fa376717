import type * as FormRules from '../core/formRules.ts';

let rules: typeof FormRules | undefined;

/** Loads what judges the answers to forms, and tells what in them is secret. A failure is tried again. */
export async function loadFormRules(): Promise<typeof FormRules> {
  rules ??= await import('../core/formRules.ts');
  return rules;
}

/** The same, where it is there. */
export const formRules = (): typeof FormRules | undefined => rules;
