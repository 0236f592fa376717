import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksOf, readPages } from './readPages.ts';

const root = join(import.meta.dirname, '../..');

/** A block that ends in the middle of something, or stands in a function: what is around it. */
function asModule(code: string, variant: string): string {
  const names =
    variant === 'sdk-v1'
      ? "import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';\n" +
        'declare const client: ClientV1;\n'
      : '';
  if (code.startsWith('<')) return `export const element = (\n${code});\n`;
  if (/^ *return /m.test(code) && !/=>|function|class /.test(code)) {
    return `export async function block() {\n${code}}\n`;
  }
  if (variant === 'sdk-v1' && /const client = /.test(code)) {
    return (
      "import { Client } from '@modelcontextprotocol/sdk/client/index.js';\n" +
      `${code}export {};\n`
    );
  }
  return `${names}${code}export {};\n`;
}

test('every block of code in the documents compiles', () => {
  const folder = join(root, 'node_modules/.cache/doc-blocks');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'blocks'), folder, { recursive: true });
  let count = 0;
  for (const page of readPages()) {
    for (const [index, { language, variant, code }] of blocksOf(page).entries()) {
      if (language !== 'ts' && language !== 'tsx') continue;
      // Recipes are files that are compiled: see `recipes.test.ts`.
      if (page.path === 'docs/design-systems.md') continue;
      const name = page.path.replaceAll(/\W/g, '_');
      // The quick start has files, which import each other.
      const [, own] = (page.path === 'README.md' && /^\/\/ (\w+\.tsx?)\n/.exec(code)) || [];
      writeFileSync(join(folder, own ?? `${name}_${index}.tsx`), asModule(code, variant));
      count++;
    }
  }
  expect(count).toBeGreaterThan(25);
  const options = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: true,
      noUnusedLocals: false,
      isolatedModules: false,
      paths: {
        ...Object.fromEntries(
          [
            '',
            '/core',
            '/host',
            '/bridge',
            '/cluster',
            '/tasks',
            '/park',
            '/interrupts',
            '/remote',
            '/testing',
          ].map((entry) => [
            `react-mcp-elicitation${entry}`,
            [join(root, `src/${entry.slice(1) || 'index'}.ts`)],
          ]),
        ),
        'react-mcp-elicitation/locales/*': [join(root, 'src/locales/*.ts')],
        'cloudflare:workers': [join(folder, 'cloudflare.d.ts')],
        'react-markdown': [join(folder, 'markdown.d.ts')],
      },
    },
    include: [`${folder}/*`],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  const { stdout } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout.replaceAll(/^.*doc-blocks\//gm, '')).toBe('');
});

/** The blocks that are a whole page with an outlet, connected to a back end. */
const connectedPages = readPages()
  .flatMap(blocksOf)
  .filter(
    ({ code }) =>
      code.includes('<ElicitationOutlet') && /createRemoteQueue|from '\.\/queue'/.test(code),
  );

test('a page that connects to a back end is a client component, since Next renders others on its server', () => {
  expect(connectedPages.length).toBeGreaterThan(1);
  for (const { code } of connectedPages) expect(code).toMatch(/^'use client';/);
});

test('a page that connects to a back end imports the stylesheet, without which its dialogs have no design', () => {
  for (const { code } of connectedPages)
    expect(code).toContain("'react-mcp-elicitation/styles.unlayered.css'");
});

test.each([
  ['docs/testing.md', 'askAndAnswer.test.tsx', 'createFakeQueue'],
  ['docs/hosts.md', 'OwnPanel.tsx', 'function OwnPanel'],
  ['docs/theming.md', 'OwnForm.tsx', 'function OwnForm'],
])('%s shows %s, which is tested', (path, file, text) => {
  const page = readPages().find((one) => one.path === path)!;
  const block = blocksOf(page).find(({ code }) => code.includes(text));
  expect(block!.code).toBe(readFileSync(join(import.meta.dirname, file), 'utf8'));
});
