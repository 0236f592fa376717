/** See `loadLate`. */
export { answer } from './answer.ts';
export { answerInputRequired } from './answerInputRequired.ts';
export { call } from './call.ts';
export { connect } from './connect.ts';
export { complete, retryAfterUrl } from './retryAfterUrl.ts';
export { sendPatiently } from './sendPatiently.ts';
