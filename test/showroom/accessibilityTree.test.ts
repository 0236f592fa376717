import { expect, inject, test } from 'vitest';
import { openStory } from './openStory.ts';
import { readTree } from './readTree.ts';

const others = [
  'form-states--failed',
  'form-states--invalid-defaults',
  'form-states--unsatisfiable',
  'form-states--declined',
  'form-states--dialog',
  'url-consent--https',
  'url-consent--http',
  'url-consent--waiting',
];
// A hundred options read as three do.
const long = ['form-kinds--long-select', 'form-kinds--long-multiselect'];
const ids = inject('stories')
  .map(({ id }) => id)
  .filter((id) => (id.startsWith('form-kinds--') && !long.includes(id)) || others.includes(id));

test.each(ids)('FORM-1 FORM-5 FORM-6 what a screen reader gets of %s', async (id) => {
  using story = await openStory(id);
  expect(`\n${(await readTree(story.page)).join('\n')}\n`).toMatchSnapshot();
});
