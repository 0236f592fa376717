export { shownLengths } from '../core/index.ts';
