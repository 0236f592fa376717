import type { ElicitFormRequest, ElicitUrlRequest, Until } from './types.ts';

/** In 2025-11-25, a URL with an `elicitationId` is answered as its page opens; else the answer says that it is done. */
export function defaultUntil(request: ElicitFormRequest | ElicitUrlRequest): Until | undefined {
  if (request.mode !== 'url') return undefined;
  return request['elicitationId'] === undefined ? 'finished' : 'opened';
}
