export { flattenNested, type Flattened } from './nested/flattenNested.ts';
