/* What reads a request and puts it before a person, and what is needed until its answer is sent. */
export { parseElicitRequest } from '../protocol/parseElicitRequest.ts';
export { ask } from './ask.ts';
export { sendPatiently } from './sendPatiently.ts';
export { sendProgress } from './sendProgress.ts';
