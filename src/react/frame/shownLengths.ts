export { shownLengths } from '../../core/shownLengths.ts';
