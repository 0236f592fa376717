import type { StoryPage } from './storybook.ts';

/** What sticks out of a panel of ours sideways, in CSS pixels. */
export function findStrays(page: StoryPage): Promise<string[]> {
  return page.evaluate(() => {
    return [...document.querySelectorAll('[data-slot=elicitation]')].flatMap((panel) => {
      const { left, right } = panel.getBoundingClientRect();
      return [...panel.querySelectorAll('*')].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const pixels = Math.max(left - box.left, box.right - right);
        if (pixels <= 1 || !element.checkVisibility({ visibilityProperty: true })) return [];
        return isBounded(element, panel) ? [] : [`${nameOf(element)} sticks out by ${pixels} px`];
      });
    });

    /** Whether it is in something that clips or scrolls, as words for screen readers are. */
    function isBounded(element: Element, panel: Element): boolean {
      for (let one = element.parentElement; one && one !== panel; one = one.parentElement) {
        if (getComputedStyle(one).overflowX !== 'visible') return true;
      }
      return false;
    }

    function nameOf(element: Element): string {
      const name = element.getAttribute('data-slot') ?? element.localName;
      return `${name} "${element.textContent.trim().slice(0, 40)}"`;
    }
  });
}
