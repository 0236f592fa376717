import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface Page {
  /** From the project's folder. */
  readonly path: string;
  readonly text: string;
}

/** Everything that is written for users of the library, and for those who work on it. */
export const readPages = (): Page[] =>
  globSync(['*.md', 'docs/*.md', 'examples/{,*/}*.md', 'bench/*.md'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

export interface Block {
  readonly language: string;
  /** What follows the language: `sdk-v1`. */
  readonly variant: string;
  readonly code: string;
}

export const blocksOf = ({ text }: Page): Block[] =>
  [...text.matchAll(/^```(\w+) ?([\w-]*)\n([^]*?)^```$/gm)].map(
    ([, language = '', variant = '', code = '']) => ({ language, variant, code }),
  );
