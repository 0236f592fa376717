import type { ElicitFormRequest, ElicitUrlRequest, Until } from './types.ts';

/**
 * Until when a URL request waits for its accept, unless the host says otherwise. In revision 2025-11-25 the answer is sent as
 * the page opens, and a later notification names the `elicitationId` once the page is done. Without an `elicitationId`, the
 * answer itself says that the page is done. Undefined for a form.
 */
export function defaultUntil(request: ElicitFormRequest | ElicitUrlRequest): Until | undefined {
  if (request.mode !== 'url') return undefined;
  return request['elicitationId'] === undefined ? 'finished' : 'opened';
}
