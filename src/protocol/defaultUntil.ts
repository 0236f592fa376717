import type { ElicitFormRequest, ElicitUrlRequest, Until } from './types.ts';

/**
 * Since 2025-11-25, a URL with an `elicitationId` is answered as it opens, and its end is notified. Undefined for a
 * form.
 */
export function defaultUntil(request: ElicitFormRequest | ElicitUrlRequest): Until | undefined {
  if (request.mode !== 'url') return undefined;
  return request['elicitationId'] === undefined ? 'finished' : 'opened';
}
