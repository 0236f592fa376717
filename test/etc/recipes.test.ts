import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  compileTailwind3,
  embedRecipes,
  generatedFile,
  pageFile,
  recipeFolder,
} from '../../etc/recipes.ts';

const recipes = readdirSync(recipeFolder).filter((file) => !file.includes('.generated.'));
const page = readFileSync(pageFile, 'utf8');

test.each(recipes)('HOST-7 %s is no longer than 30 lines', (file) => {
  const lines = readFileSync(join(recipeFolder, file), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(30);
});

test('HOST-7 docs/design-systems.md leads to every recipe, or shows it as it is: else `npm run recipes`', () => {
  for (const file of recipes.filter((name) => /\.(css|tsx)$/.test(name))) {
    expect(page).toMatch(new RegExp(`<!-- recipe: ${file} -->|/recipes/${file}\\)`));
  }
  expect(embedRecipes(page)).toBe(page);
});

test('HOST-7 what Tailwind CSS 3 made of its recipe is not stale: else `npm run recipes`', () => {
  expect(readFileSync(generatedFile, 'utf8')).toBe(compileTailwind3());
});
