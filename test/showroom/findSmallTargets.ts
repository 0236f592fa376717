import type { StoryFindings } from './results.ts';
import type { StoryPage } from './storybook.ts';

/**
 * What can be pressed in a panel of ours and is smaller than so many pixels (WCAG 2.5.5 and 2.5.8). A control's label is
 * pressed for it. Links in a sentence are exempt.
 */
export function findSmallTargets(
  page: StoryPage,
  least: number,
): Promise<Pick<StoryFindings, 'faults' | 'target'>> {
  return page.evaluate((smallest) => {
    const selector =
      '[data-slot=elicitation] :is(button, a, input, select, textarea, summary, [role=button]):not([type=hidden])';
    const faults: string[] = [];
    const sides = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true })) return [];
      const isText = target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type);
      const labels =
        target instanceof HTMLInputElement && !isText ? [...(target.labels ?? [])] : [];
      const boxes = [target, ...labels].map((element) => element.getBoundingClientRect());
      const height = Math.max(...boxes.map((box) => box.height));
      const width = Math.max(...boxes.map((box) => box.width));
      if (getComputedStyle(target).display === 'inline') return [];
      // Of a pixel that is half there.
      const side = Math.min(height, width);
      if (side < smallest - 0.5) {
        const name = target.getAttribute('data-slot') ?? target.tagName;
        const size = `${width.toFixed(1)} by ${height.toFixed(1)}`;
        faults.push(`${name} "${target.textContent.trim()}": ${size}`);
      }
      return [side];
    });
    return { faults, target: sides.length > 0 ? Math.min(...sides) : undefined };
  }, least);
}
