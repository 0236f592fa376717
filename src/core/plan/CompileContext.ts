import type { FormPatterns } from '../pattern/FormPatterns.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';

/** What the fields of one form share while it is compiled. */
export interface CompileContext {
  readonly budget: StepBudget;
  readonly patterns: FormPatterns;
}
