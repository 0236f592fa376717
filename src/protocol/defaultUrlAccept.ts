import type { ElicitFormRequest, ElicitUrlRequest, UrlAccept } from './types.ts';

/**
 * When a URL request is answered where the host does not say. Revision 2025-11-25 answers as the page is
 * opened, and its `elicitationId` is named when that is done; without one, the answer itself says so.
 */
export const defaultUrlAccept = (request: ElicitFormRequest | ElicitUrlRequest): UrlAccept =>
  request['elicitationId'] === undefined ? 'onFinished' : 'onOpen';
