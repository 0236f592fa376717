/** How a line looks, in both schemes. No two have the same marker: colour is not the only clue. */
export interface Series {
  name: string;
  light: string;
  dark: string;
  /** The path of its marker around the origin. */
  marker: string;
}

export const series: readonly Series[] = [
  {
    name: 'mount',
    light: '#0969b5',
    dark: '#6cb6ff',
    marker: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  },
  { name: 'key', light: '#b34700', dark: '#ffa657', marker: 'M-3.6-3.6h7.2v7.2h-7.2z' },
  { name: 'submit', light: '#00735a', dark: '#3fd0a4', marker: 'M0-4.8L4.6 3.4H-4.6z' },
  { name: 'change', light: '#8a3b8f', dark: '#e5a0e0', marker: 'M0-5L5 0L0 5L-5 0z' },
  { name: 'compile', light: '#6b5d00', dark: '#dcc94a', marker: 'M0 4.8L4.6-3.4H-4.6z' },
];

/** The look of a line, by the line's label, which begins with the name of the operation. */
export const seriesOf = (label: string): Series =>
  series.find(({ name }) => label.startsWith(name))!;
