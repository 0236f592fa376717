/* All that reads what servers send, puts it before a person, and sends the answer: see `loadLate`. */
export { answer } from './answer.ts';
export { answerInputRequired } from './answerInputRequired.ts';
export { complete, retryAfterUrl } from './retryAfterUrl.ts';
export { sendPatiently } from './sendPatiently.ts';
