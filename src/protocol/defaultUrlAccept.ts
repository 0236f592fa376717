import type { ElicitFormRequest, ElicitUrlRequest, Until } from './types.ts';

/**
 * When a URL request is answered, unless the host says otherwise. In revision 2025-11-25 the answer is sent as the page
 * opens, and a later notification names the `elicitationId` once the page is done. Without an `elicitationId`, the
 * answer itself says that the page is done.
 */
export const defaultUrlAccept = (request: ElicitFormRequest | ElicitUrlRequest): Until =>
  request['elicitationId'] === undefined ? 'finished' : 'opened';
