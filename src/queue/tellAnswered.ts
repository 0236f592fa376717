import type { Checked } from './checkResult.ts';
import { formRules, loadFormRules } from './loadFormRules.ts';
import { patiently } from './patiently.ts';
import type { QueueEvent } from './QueueEvent.ts';
import type { PendingRequest } from './types.ts';

/** Tells how a request was answered, without secrets: at once, if what knows them is loaded. */
export function tellAnswered(
  request: PendingRequest,
  { result, issues }: Checked,
  tell: (event: QueueEvent) => void,
): void {
  const at = new Date();
  const kept =
    formRules()?.keptOf(request, result, at, issues) ??
    patiently(loadFormRules).then((rules) => rules.keptOf(request, result, at, issues));
  const told = (whole: Awaited<typeof kept>) => tell({ type: 'answered', request, ...whole });
  if (kept instanceof Promise) void kept.then(told);
  else told(kept);
}
