import { expect, test } from 'vitest';
import { readIcons } from '../../src/queue/readIcons.ts';

const url = 'https://mcp.example.com/mcp';
const png = 'data:image/png;base64,iVBORw0KGgo=';
const own = 'https://mcp.example.com/icon.png';

const srcs = (icons: unknown, at: string | undefined = url) =>
  readIcons(icons, at).map(({ src }) => src);

test.each([
  ['an image in itself', png],
  ['an SVG in itself', 'data:image/svg+xml,%3Csvg/%3E'],
  ['an image of its own origin', own],
])('TRUST-1 a server may show %s', (_, src) => {
  expect(srcs([{ src, mimeType: 'image/png', sizes: ['48x48'] }])).toEqual([src]);
});

test.each([
  ['of another origin', 'https://cdn.example.com/icon.png'],
  ['of another port', 'https://mcp.example.com:8443/icon.png'],
  ['without TLS', 'http://mcp.example.com/icon.png'],
  ['of a script', 'javascript:alert(1)'],
  ['of a file', 'file:///etc/passwd'],
  ['of a blob', 'blob:https://mcp.example.com/1'],
  ['of a page', 'data:text/html,<script>alert(1)</script>'],
  ['of a film', 'data:image/gif;base64,R0lGODlh'],
  ['without an origin', '/icon.png'],
  ['without end', `data:image/png;base64,${'A'.repeat(20_000)}`],
  ['of no text', 5],
])('TRUST-1 no icon %s is drawn', (_, src) => {
  expect(readIcons([{ src }], url)).toEqual([]);
});

test('TRUST-1 a server without an address has images in themselves alone', () => {
  expect(srcs([{ src: own }, { src: png }], '')).toEqual([png]);
  expect(readIcons([{ src: 'https://a.example/' }], 'stdio')).toEqual([]);
});

test.each([[undefined], [null], ['x'], [5], [{}], [[null, 'x', {}]]])(
  'TRUST-1 what is no list of icons shows none: %j',
  (icons) => {
    expect(readIcons(icons, url)).toEqual([]);
  },
);

test('TRUST-1 of many icons there is one for each theme', () => {
  const icons = Array.from({ length: 99 }, (_, index) => ({
    src: `${own}?${index}`,
    theme: ['light', 'dark', undefined, `theme ${index}`][index % 4],
  }));
  expect(readIcons(icons, url)).toEqual([
    { src: `${own}?0`, theme: 'light' },
    { src: `${own}?1`, theme: 'dark' },
    { src: `${own}?2` },
  ]);
});
