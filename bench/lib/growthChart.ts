import { drawPanel, linearGrowth, panelWidth } from './growthPanel.ts';
import type { Growth, Subject } from './growthResults.ts';
import { createScale, rangeOf } from './logScale.ts';
import { series } from './growthSeries.ts';

const width = 760;
const height = 452;
const top = 14;
const bottom = 378;
/** Where the panels begin. */
const lefts = [56, 414];

/** A chart on logarithmic axes as an SVG file, for light pages and dark ones. */
export function drawGrowth({ when, chromium, rounds, subjects }: Growth): string {
  const points = subjects.flatMap((subject) => [
    ...subject.curves.flatMap((curve) => curve.points),
    ...linearGrowth(subject),
  ]);
  const times = points.flatMap(({ milliseconds }) => milliseconds ?? []);
  const y = createScale(rangeOf(times, 1.6), [bottom, top]);
  const sizes = rangeOf(points.map(({ size }) => size));
  const panels = subjects.map((subject, index) => {
    const left = lefts[index]!;
    return drawPanel(subject, { x: createScale(sizes, [left, left + panelWidth]), y });
  });
  const middle = (top + bottom) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">How the cost of a form grows with its fields and with its options</title>
<desc id="desc">${subjects.map(describe).join(' ')}</desc>
<style>${style}</style>
<text class="axis" transform="rotate(-90 14 ${middle})" x="14" y="${middle}">ms of main-thread CPU</text>
${panels.join('\n')}
<text class="note" x="${lefts[0]}" y="${height - 10}">${when.slice(0, 10)}, Chromium ${chromium}, median of up to ${rounds} rounds. “Compile” is time in Node. Both axes are logarithmic.</text>
</svg>
`;
}

/** Describes the ends of each line, for people who cannot see the chart. */
function describe({ unit, curves }: Subject): string {
  const drawn = curves.filter(({ isDrawn }) => isDrawn);
  const lines = drawn.flatMap(({ label, points }) => {
    const known = points.filter(({ milliseconds }) => milliseconds !== undefined);
    const [first, last] = [known[0], known.at(-1)];
    if (!first || !last) return [];
    const at = (point: typeof first) =>
      `${toDigits(point.milliseconds!)} ms at ${toDigits(point.size)}`;
    return `${label} ${at(first)}, ${at(last)}`;
  });
  return `By ${unit}: ${lines.join('; ')}.`;
}

const toDigits = (number: number) => number.toLocaleString('en', { maximumSignificantDigits: 2 });

const colours = (scheme: 'light' | 'dark') =>
  series.map(({ name, [scheme]: colour }) => `--${name}: ${colour};`).join(' ');

const style = `
svg { --text: #1f2328; --muted: #59636e; --grid: #d1d9e0; ${colours('light')} font: 12px system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
  svg { --text: #f0f6fc; --muted: #9198a1; --grid: #3d444d; ${colours('dark')} }
}
text { fill: var(--muted); }
.axis { text-anchor: middle; fill: var(--text); }
.tick-x { text-anchor: middle; }
.tick-y { text-anchor: end; }
.note { font-size: 11px; }
.grid { stroke: var(--grid); stroke-width: 1; }
.linear { stroke: var(--muted); stroke-width: 1; stroke-dasharray: 4 4; }
.line { fill: none; stroke-width: 2; }
${series.map(({ name }) => `.${name} { stroke: var(--${name}); } .${name}.mark, text.${name} { fill: var(--${name}); stroke: none; }`).join('\n')}
.label:not(.plain) { font-weight: 600; }
.base { stroke: var(--muted); stroke-width: 1; }
`;
