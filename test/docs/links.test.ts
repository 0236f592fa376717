import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from './readPages.ts';

const root = join(import.meta.dirname, '../..');

/** As GitHub names the headings of a page. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );

const linksOf = (text: string): string[] => {
  const prose = text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [
    ...[...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link),
    ...[...prose.matchAll(/(?:src|srcset|href)="([^"]+)"/g)].map(([, link = '']) => link),
  ];
};

test.each(readPages())('every link of $path leads somewhere', ({ path, text }) => {
  const dead = linksOf(text).filter((link) => {
    if (/^(?:https?|mailto):/.test(link)) return !URL.canParse(link);
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : normalize(join(dirname(path), file));
    if (target.startsWith('..') || !existsSync(join(root, target))) return true;
    return (
      anchor !== undefined &&
      !/^L\d/.test(anchor) &&
      !anchorsOf(readFileSync(join(root, target), 'utf8')).has(anchor)
    );
  });
  expect(dead).toEqual([]);
});

test('every page of docs is reached from the README', () => {
  const pages = readPages();
  const { text } = pages.find(({ path }) => path === 'README.md')!;
  const linked = new Set(linksOf(text).map((link) => link.split('#')[0]));
  const all = pages.map(({ path }) => path).filter((path) => path.startsWith('docs/'));
  expect(all.filter((path) => !linked.has(path))).toEqual([]);
});

test('every page of docs is a page of the site', () => {
  const pages = readPages()
    .filter(({ path }) => path.startsWith('docs/'))
    .map(({ path }) => path.replace(/^docs\/(.*)\.md$/, '$1.mdx'));
  const site = new Set(readdirSync(join(root, 'stories/docs')));
  expect(pages.filter((page) => !site.has(page))).toEqual([]);
});
