import { execFileSync } from 'node:child_process';
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

const linksOf = (text: string, attributes = 'src|srcset|href'): string[] => {
  const prose = text.replaceAll(/^```[^]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
  const inHtml = new RegExp(`(?:${attributes})="([^"]+)"`, 'g');
  return [
    ...[...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link),
    ...[...prose.matchAll(inHtml)].map(([, link = '']) => link),
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

test('every link of a page in the tarball, pictures apart, leads to a file in the tarball', () => {
  const command = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const printed = execFileSync('npm', command, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const [{ files }] = JSON.parse(printed) as [{ files: { path: string }[] }];
  const packed = files.map(({ path }) => path);
  const pages = [
    ...readPages(),
    { path: 'llms.txt', text: readFileSync(join(root, 'llms.txt'), 'utf8') },
  ];
  const read = pages.filter(({ path }) => packed.includes(path));
  const all = pages.map(({ path }) => path).filter((path) => /^(?:docs|examples)\//.test(path));
  expect(all.filter((path) => !packed.includes(path))).toEqual([]);
  expect(read.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['README.md', 'SECURITY.md', 'docs/for-agents.md', 'llms.txt']),
  );
  const dead = read.flatMap(({ path, text }) =>
    linksOf(text, 'href')
      .filter((link) => !/^(?:https?:|mailto:|#)/.test(link))
      .map((link) => normalize(join(dirname(path), link.split('#')[0]!)))
      .filter((target) => !packed.some((file) => `${file}/`.startsWith(`${target}/`)))
      .map((target) => `${path}: ${target}`),
  );
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
