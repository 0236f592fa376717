export { flattenNested } from './nested/flattenNested.ts';
