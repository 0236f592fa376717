import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listDocuments } from '../../etc/llms.ts';

test('llms.txt lists the documents as they are: else `npm run llms`', () => {
  expect(readFileSync(new URL('../../llms.txt', import.meta.url), 'utf8')).toBe(listDocuments());
});
