import { labelMarkup, type EndLabel } from './endLabels.ts';
import type { Curve, GrowthPoint, Subject } from './growthResults.ts';
import { seriesOf } from './growthSeries.ts';
import type { LogScale } from './logScale.ts';

export const panelWidth = 226;

interface Axes {
  x: LogScale;
  y: LogScale;
}

interface Place {
  x: number;
  y: number;
}

/** Draws one panel: its axes, a line for each operation with its name at the end, and a line for linear growth. */
export function drawPanel(subject: Subject, axes: Axes): string {
  const shown = subject.curves.filter(({ isDrawn }) => isDrawn);
  const linear = placesOf(linearGrowth(subject), axes);
  const labels = shown.flatMap(({ label, points }): EndLabel[] => {
    const end = placesOf(points, axes).at(-1);
    return end ? [{ text: label, className: seriesOf(label).name, y: end.y }] : [];
  });
  const linearLabel = { text: 'linear', className: 'plain', y: linear.at(-1)!.y };
  return [
    drawAxes(subject.unit, axes),
    `<polyline class="linear" points="${coordinates(linear)}"/>`,
    ...shown.map((curve) => drawCurve(curve, axes)),
    labelMarkup([...labels, linearLabel], axes.x.at(axes.x.domain[1]) + 10),
  ].join('\n');
}

/** A line that grows in proportion to the size, from where the slowest operation begins. */
export function linearGrowth({ curves }: Subject): GrowthPoint[] {
  const points = curves.filter(({ isDrawn }) => isDrawn).flatMap((curve) => curve.points);
  const sizes = points.map(({ size }) => size);
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const first = points.filter(({ size }) => size === smallest);
  const start = Math.max(...first.map(({ milliseconds = 0 }) => milliseconds));
  return [
    { size: smallest, milliseconds: start },
    { size: largest, milliseconds: (start * largest) / smallest },
  ];
}

function drawAxes(unit: string, { x, y }: Axes): string {
  const [left, right] = x.domain.map(x.at) as [number, number];
  const bottom = y.at(y.domain[0]);
  const level = (name: string, at: number) =>
    `<line class="${name}" x1="${left}" x2="${right}" y1="${round(at)}" y2="${round(at)}"/>`;
  const text = (name: string, at: Place, content: string) =>
    `<text class="${name}" x="${round(at.x)}" y="${round(at.y)}">${content}</text>`;
  return [
    ...y.ticks.map((tick) => level('grid', y.at(tick))),
    ...y.ticks.map((tick) => text('tick-y', { x: left - 8, y: y.at(tick) + 4 }, format(tick))),
    level('base', bottom),
    ...x.ticks.map((tick) => text('tick-x', { x: x.at(tick), y: bottom + 18 }, format(tick))),
    text('axis', { x: (left + right) / 2, y: bottom + 38 }, unit),
  ].join('\n');
}

function drawCurve({ label, points }: Curve, axes: Axes): string {
  const { name, marker } = seriesOf(label);
  const places = placesOf(points, axes);
  const marks = places.map(
    ({ x, y }) =>
      `<path class="mark ${name}" transform="translate(${round(x)} ${round(y)})" d="${marker}"/>`,
  );
  return [`<polyline class="line ${name}" points="${coordinates(places)}"/>`, ...marks].join('\n');
}

const placesOf = (points: readonly GrowthPoint[], { x, y }: Axes): Place[] =>
  points.flatMap(({ size, milliseconds }) =>
    milliseconds === undefined ? [] : [{ x: x.at(size), y: y.at(milliseconds) }],
  );

const coordinates = (places: readonly Place[]) =>
  places.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');

const round = (number: number) => Math.round(number * 10) / 10;
const format = (number: number) => number.toLocaleString('en', { maximumSignificantDigits: 1 });
