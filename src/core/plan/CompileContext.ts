import type { FormPatterns } from '../pattern/FormPatterns.ts';
import type { StepBudget } from '../pattern/StepBudget.ts';

export interface CompileContext {
  readonly budget: StepBudget;
  readonly patterns: FormPatterns;
}
