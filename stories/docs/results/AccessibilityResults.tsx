import { Markdown } from '@storybook/addon-docs/blocks';
import type { AccessibilityResults as Results } from '../../../test/showroom/results.ts';
import { NoResults } from './NoResults.tsx';
import { useResult } from './useResult.ts';

/** What the tests found in each story. */
export function AccessibilityResults() {
  const results = useResult<Results>('accessibility.json');
  if (results === undefined) return null;
  return results ? <Markdown>{describe(results)}</Markdown> : <NoResults />;
}

function describe({ day, browser, stories }: Results): string {
  const all = Object.entries(stories).toSorted(([one], [other]) => one.localeCompare(other));
  const findings = all.flatMap(([id, views]) =>
    Object.entries(views).flatMap(([view, { faults }]) =>
      faults.map((fault) => `- ${id}, ${view}: \`${fault.replaceAll('`', "'")}\``),
    ),
  );
  const rows = all.map(([id, views]) => {
    const faults = Object.values(views).flatMap((view) => view.faults).length;
    const rules = least(Object.values(views).map((view) => view.rules));
    const ratio = (key: 'text' | 'edge') =>
      fixed(least([views['light']?.[key], views['dark']?.[key]]), 2);
    const target = (view: string) => fixed(views[view]?.target, 0);
    const cells = [
      `[${id}](?path=/story/${id})`,
      faults,
      rules ?? '',
      ratio('text'),
      ratio('edge'),
      target('320 px'),
      target('phone'),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const views = Object.keys(all[0]?.[1] ?? {});
  return [
    `**${findings.length} findings** in ${all.length} stories, each in ${views.length} views: ${views.join(', ')}. Run on ${day} in ${browser}.`,
    '',
    ...findings,
    '',
    '| story | findings | axe rules met, at least | lowest contrast of text | of an edge | smallest target at 320 px | on a phone |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}

function least(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

const fixed = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? '';
