import type { ElicitFormRequest } from '../../core/index.ts';
import { needsDetector } from '../../core/sensitive/formOf.ts';
import type { PendingRequest } from '../../queue/index.ts';
import { lazyDetector } from '../form/useDetector.ts';
import type { Lazy } from '../request/lazily.ts';
import { lazyUrlConsent } from './lazyUrlConsent.ts';

/** The code that a request needs beyond what is loaded with every form. Undefined: it needs none. */
export function codeFor({ request }: PendingRequest): Lazy<unknown> | undefined {
  if (request.mode === 'url') return lazyUrlConsent;
  return needsDetector(request as ElicitFormRequest) ? lazyDetector : undefined;
}
