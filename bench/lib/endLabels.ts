/** The name of a line, at its right end. */
export interface EndLabel {
  text: string;
  className: string;
  y: number;
}

/** How far apart labels must be to be read. */
const lineHeight = 15;

export const labelMarkup = (labels: readonly EndLabel[], x: number): string =>
  spread(labels)
    .map(({ text, className, y }) => {
      const baseline = Math.round(y + 4);
      return `<text class="label ${className}" x="${x}" y="${baseline}">${text}</text>`;
    })
    .join('\n');

/** Moves overlapping labels apart. Each group stays centered where its labels belong. */
function spread(labels: readonly EndLabel[]): EndLabel[] {
  const groups: EndLabel[][] = [];
  for (const label of labels.toSorted((one, other) => one.y - other.y)) {
    let group = [label];
    for (let above = groups.at(-1); above && overlap(above, group); above = groups.at(-1)) {
      groups.pop();
      group = [...above, ...group];
    }
    groups.push(group);
  }
  return groups.flatMap((group) =>
    group.map((label, index) => ({ ...label, y: firstOf(group) + index * lineHeight })),
  );
}

/** The position of the uppermost label of a group. */
const firstOf = (group: readonly EndLabel[]) =>
  group.reduce((sum, { y }) => sum + y, 0) / group.length - ((group.length - 1) * lineHeight) / 2;

const overlap = (above: readonly EndLabel[], below: readonly EndLabel[]) =>
  firstOf(above) + above.length * lineHeight > firstOf(below);
