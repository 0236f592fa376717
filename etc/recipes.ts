import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
export const recipeFolder = join(root, 'stories/slots/recipes');
export const generatedFile = join(recipeFolder, 'tailwind3.generated.css');
export const pageFile = join(root, 'docs/design-systems.md');

/**
 * Compiles the recipe for Tailwind CSS 3, for Storybook, which itself has Tailwind CSS 4. Our own stylesheet is left
 * out: the story adds the one from the sources.
 */
export function compileTailwind3(): string {
  const input = readFileSync(join(recipeFolder, 'tailwind3.css'), 'utf8').replace(
    "@import 'react-mcp-elicitation/styles.unlayered.css';",
    '/*! react-mcp-elicitation */',
  );
  const tailwind = createRequire(import.meta.url).resolve('tailwindcss3/lib/cli.js');
  const config = join(recipeFolder, 'tailwind3.config.js');
  return execFileSync(process.execPath, [tailwind, '-i', '-', '-c', config], {
    cwd: recipeFolder,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

/** In a story, a stylesheet applies to a part of the page. In an app, it applies to the whole page. */
const forTheWholePage = (styles: string) => styles.replaceAll(/\.mantine(?=[ .])/g, ':root');

/** The page with the recipes that it shows as they are now: each stands in the code block below a comment with its name. */
export function embedRecipes(page: string): string {
  return page.replaceAll(
    /<!-- recipe: ([\w.]+) -->\n+```(\w+)\n[^]*?```/g,
    (_, file: string, language: string) => {
      const source = readFileSync(join(recipeFolder, file), 'utf8');
      const code = language === 'css' ? forTheWholePage(source) : source;
      return `<!-- recipe: ${file} -->\n\n\`\`\`${language}\n${code}\`\`\``;
    },
  );
}

if (import.meta.main) {
  writeFileSync(generatedFile, compileTailwind3());
  writeFileSync(pageFile, embedRecipes(readFileSync(pageFile, 'utf8')));
}
