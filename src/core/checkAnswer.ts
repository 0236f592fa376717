import type {
  ElicitContent,
  ElicitFormRequest,
  ElicitResult,
  ElicitUrlRequest,
} from '../protocol/index.ts';
import type { FindSensitivities } from './compileForm.ts';
import type { ContentIssue } from './CompiledForm.ts';
import { ElicitContentError } from './ElicitContentError.ts';
import { planOf } from './plan/FormPlan.ts';
import { validateContent } from './plan/validateContent.ts';
import { formOf } from './sensitive/formOf.ts';
import { parseResultShape } from './parseResultShape.ts';

/** See `parseElicitResult`. The caller may pass the function that finds secrets. */
export function checkAnswer(
  request: ElicitFormRequest | ElicitUrlRequest,
  result: unknown,
  find?: FindSensitivities,
): ElicitResult {
  const parsed = parseResultShape(request.mode, result);
  if (request.mode === 'url' || parsed.action !== 'accept') return parsed;
  const issues = issuesOf(request as ElicitFormRequest, parsed.content ?? {}, find);
  if (issues.length > 0) throw new ElicitContentError(issues);
  return parsed;
}

export const issuesOf = (
  request: ElicitFormRequest,
  content: ElicitContent,
  find?: FindSensitivities,
): readonly ContentIssue[] => validateContent(planOf(formOf(request, find)), content, true);
