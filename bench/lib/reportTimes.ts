import { floor, own } from './entrants.ts';
import type { EntrantResult, Results } from './results.ts';
import { isMeasured, section } from './sections.ts';
import { median } from './stats.ts';
import type { OperationSummary, Summary } from './summary.ts';
import { entrantTable, formatNumber, formatRatio, none, table, type Column } from './table.ts';

const optionLabels = (what: string): Readonly<Record<string, string>> => ({
  [`single.1000.${what}`]: 'one of 1,000',
  [`single.10000.${what}`]: 'one of 10,000',
  [`multi.1000.${what}`]: 'some of 1,000',
  [`multi.10000.${what}`]: 'some of 10,000',
});

/** What the operations are called, by the title of their table. */
const operations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Mount, main-thread CPU ms (ratio to floor)': {
    overhead: 'harness alone',
    'cold.20': '20 cold',
    'mount.5': '5',
    'mount.20': '20',
    'mount.100': '100',
    'mount.1000': '1000',
  },
  'Key press, main-thread CPU ms': {
    'key.20': 'among 20 fields',
    'key.100': '100 fields',
    'key.1000': '1000 fields',
  },
  'Submit, all fields filled, main-thread CPU ms': {
    'submit.100': '100 fields',
    'submit.1000': '1000 fields',
  },
  'Options, mount, main-thread CPU ms': optionLabels('mount'),
  'Options, a change of the choice, main-thread CPU ms': optionLabels('change'),
};

/** What the main thread did, a table for each sort of operation. */
export const operationSections = (results: Results, summary: Summary) =>
  Object.entries(operations).map(([title, labels]) => {
    const columns = Object.entries(labels)
      .filter(([operation]) =>
        isMeasured(results, (one) => one.samples[operation] ?? one.errors[operation]),
      )
      .map(([operation, label]): Column => {
        const cell = ({ errors }: EntrantResult, name: string) =>
          describeOperation(summary[name]?.[operation], errors[operation]);
        return [label, cell];
      });
    return columns.length > 0 ? section(title, entrantTable(results, columns)) : undefined;
  });

function describeOperation(
  summary: OperationSummary | undefined,
  errors: readonly string[] | undefined,
): string {
  if (!summary) return errors ? 'FAILS' : none;
  return `${formatNumber(summary.cpu)} (${formatRatio(summary.toFloor)})`;
}

export function compileSection(results: Results): string | undefined {
  if (!isMeasured(results, ({ compile }) => compile[0])) return undefined;
  const columns = (['20 cold', '5', '20', '100', '1000'] as const).map((count): Column => {
    const cell = ({ compile }: EntrantResult) =>
      formatNumber(median(compile.map((times) => times[count])));
    return [count, cell];
  });
  return section(
    'Compiling a schema never seen before, in Node, ms',
    entrantTable(results, columns),
  );
}

export function wallSection(results: Results, summary: Summary): string | undefined {
  const shown = [
    'mount.20',
    'mount.1000',
    'key.20',
    'key.1000',
    'submit.1000',
    'single.10000.mount',
    'multi.10000.mount',
  ];
  if (!isMeasured(results, ({ samples }) => samples['mount.20'])) return undefined;
  const columns = shown.map((operation): Column => {
    const cell = (_: EntrantResult, name: string) => {
      const { wall, bestWall } = summary[name]?.[operation] ?? { wall: NaN, bestWall: NaN };
      return `${formatNumber(wall)} / ${formatNumber(bestWall)}`;
    };
    return [operation, cell];
  });
  return section(
    'The wait, ms to the second frame (of keys: to the painted one): median / best round',
    entrantTable(results, columns),
  );
}

/** Each operation, with the times of the floor, of this library, and of the best and the worst peer. */
export function extremesSection(results: Results, summary: Summary): string | undefined {
  const measured = Object.keys(summary[floor] ?? {}).filter((name) => name !== 'overhead');
  if (measured.length === 0) return undefined;
  const peers = Object.keys(results.entrants).filter(
    (name) => results.entrants[name]?.kind === 'peer',
  );
  const rows = measured.map((operation) => {
    const costOf = (name: string) => summary[name]?.[operation]?.cpu ?? NaN;
    const order = peers
      .filter((name) => summary[name]?.[operation])
      .toSorted((one, other) => costOf(one) - costOf(other));
    const describe = (name: string) => describeOperation(summary[name]?.[operation], undefined);
    const [best, worst] = [order[0], order.at(-1)].map((name) =>
      name === undefined ? none : `${name} ${describe(name)}`,
    );
    return [operation, formatNumber(costOf(floor)), describe(own), best!, worst!];
  });
  return section(
    'Best and worst peer in each operation, main-thread CPU ms (ratio to floor)',
    table(['operation', floor, own, 'best peer', 'worst peer'], rows),
  );
}
