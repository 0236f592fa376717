import type { HeapResult } from './heap.ts';
import type { Results } from './results.ts';
import { compileSection, extremesSection, operationSections, wallSection } from './reportTimes.ts';
import { describePolicy, isMeasured, section } from './sections.ts';
import { policies, type PolicyName } from './server.ts';
import { median } from './stats.ts';
import type { Summary } from './summary.ts';
import { entrantTable, formatKilobytes, formatMegabytes, none, type Column } from './table.ts';

/** All that was measured, as tables in Markdown. */
export function report(results: Results, summary: Summary): string {
  const sections = [
    bundleSection(results),
    ...operationSections(results, summary),
    compileSection(results),
    wallSection(results, summary),
    heapSection(results),
    policySection(results),
    accessibilitySection(results),
    extremesSection(results, summary),
    failureSection(results),
    describeRun(results, summary),
  ];
  return sections.filter((text) => text !== undefined).join('\n\n');
}

function bundleSection(results: Results): string {
  const title = 'JavaScript and styles, kB (beyond React: less a page of React alone)';
  const columns: Column[] = [
    ['min', ({ bytes }) => formatKilobytes(bytes.script.min)],
    ['gzip', ({ bytes }) => formatKilobytes(bytes.script.gzip)],
    ['brotli', ({ bytes }) => formatKilobytes(bytes.script.brotli)],
    ['beyond React min', ({ bytes }) => formatKilobytes(bytes.beyondReact.min)],
    ['beyond gzip', ({ bytes }) => formatKilobytes(bytes.beyondReact.gzip)],
    ['beyond brotli', ({ bytes }) => formatKilobytes(bytes.beyondReact.brotli)],
    ['fetched gzip', ({ transfer }) => formatKilobytes(transfer?.all)],
    ['fetched beyond React', ({ transfer }) => formatKilobytes(transfer?.beyondReact)],
    ['CSS min', ({ bytes }) => formatKilobytes(bytes.styles)],
  ];
  return section(title, entrantTable(results, columns));
}

function heapSection(results: Results): string | undefined {
  if (!isMeasured(results, ({ heap }) => heap)) return undefined;
  const columns: Column[] = [
    ['cycles', ({ heap }) => String(heap?.cycles ?? none)],
    ['start MB', ({ heap }) => formatMegabytes(heap?.start)],
    ['end MB', ({ heap }) => formatMegabytes(heap?.end)],
    ['kB per cycle', ({ heap }) => formatKilobytes(heap?.perCycle.bytes)],
    ['kB per cycle, data alone (compilers off)', ({ heapOfData }) => formatSteady(heapOfData)],
    ['DOM nodes per cycle', ({ heap }) => heap?.perCycle.nodes.toFixed(1) ?? none],
    ['listeners per cycle', ({ heap }) => heap?.perCycle.listeners.toFixed(1) ?? none],
  ];
  return section(
    'Live heap over cycles of mounting and unmounting 20 fields',
    entrantTable(results, columns),
  );
}

const formatSteady = (heap: HeapResult | undefined): string =>
  heap ? (heap.steadyBytes / 1000).toFixed(2) : none;

function policySection(results: Results): string | undefined {
  const names = Object.keys(policies) as PolicyName[];
  const measured = names.filter((name) => isMeasured(results, ({ csp }) => csp[name]));
  if (measured.length === 0) return undefined;
  const columns = measured.map((name): Column => [name, ({ csp }) => describePolicy(csp[name])]);
  return section('Content-Security-Policy: violations', entrantTable(results, columns));
}

function accessibilitySection(results: Results): string | undefined {
  if (!isMeasured(results, ({ accessibility }) => accessibility)) return undefined;
  const columns: Column[] = [
    ['violations of axe', ({ accessibility }) => describeRules(accessibility?.violations)],
    ['titles missing', ({ accessibility }) => String(accessibility?.missing.titles ?? none)],
    [
      'descriptions missing',
      ({ accessibility }) => String(accessibility?.missing.descriptions ?? none),
    ],
    ['values wrong of 28', ({ wrongValues }) => String(wrongValues?.length ?? none)],
  ];
  return section(
    'axe-core with 20 fields; values that come back from 28 untouched ones',
    entrantTable(results, columns),
  );
}

function describeRules(violations: Readonly<Record<string, number>> | undefined): string {
  if (!violations) return none;
  const rules = Object.entries(violations).map(([rule, count]) => `${rule} ${count}`);
  return rules.join(', ') || '0';
}

function failureSection({ entrants }: Results): string | undefined {
  const failures = Object.entries(entrants).flatMap(([name, { errors }]) =>
    Object.entries(errors).map(([what, [first]]) => `- ${name}, ${what}: ${first}`),
  );
  return failures.length > 0 ? section('Failures', failures.join('\n')) : undefined;
}

function describeRun({ rounds, seconds, load, machine }: Results, summary: Summary): string {
  const spreads = Object.values(summary)
    .flatMap((operations) => Object.values(operations))
    .map(({ spread }) => spread)
    .filter((spread) => !Number.isNaN(spread));
  const loads = load.map((average) => average.toFixed(1)).join(' ');
  return [
    `Rounds: ${rounds}, in ${seconds.toFixed(0)} s, load ${loads || none}; Chromium ${machine.chromium},`,
    `Node ${machine.node}, ${machine.cores} cores of ${machine.cpu}.`,
    spreads.length > 0 &&
      `Half of the interquartile range over the rounds is ${median(spreads).toFixed(0)} % of the median.`,
  ]
    .filter(Boolean)
    .join(' ');
}
