/* What reads a request, and what is needed until its answer is sent. */
export { parseElicitRequest } from '../protocol/parseElicitRequest.ts';
export { sendPatiently } from './sendPatiently.ts';
export { sendProgress } from './sendProgress.ts';
