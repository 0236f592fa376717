import axe, { type AxeResults } from 'axe-core';
import type { StoryFindings } from './results.ts';
import type { StoryPage } from './storybook.ts';

/** What axe and the contrast of controls' boundaries have to say of a page. */
export async function findFaults(page: StoryPage, isColourChecked = true): Promise<StoryFindings> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (areColoursChecked) => {
    const run = (Reflect.get(globalThis, 'axe') as { run: typeof axe.run }).run;
    const { violations, passes }: AxeResults = await run(document, {
      rules: {
        // Of whole pages, and a story is none.
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'landmark-one-main': { enabled: false },
        'color-contrast': { enabled: areColoursChecked },
        'target-size': { enabled: true },
      },
    });
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
    );
    const rules = passes.length;
    if (!areColoursChecked) return { faults, rules };
    const ratios = passes
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.flatMap(({ any }) => any))
      .map(({ data }) => (data as { contrastRatio?: number } | null)?.contrastRatio ?? 0)
      .filter((ratio) => ratio > 0);
    const edges = boundaries();
    for (const { name, ratio } of edges) {
      if (ratio < 3) faults.push(`boundary of ${name}: ${ratio.toFixed(2)}`);
    }
    return { faults, rules, text: least(ratios), edge: least(edges.map(({ ratio }) => ratio)) };

    function least(all: number[]): number | undefined {
      return all.length > 0 ? Math.min(...all) : undefined;
    }

    /** How the boundaries of controls stand out from what is around them, which has to be 3:1 (WCAG 1.4.11). */
    function boundaries(): { name: string | null; ratio: number }[] {
      const selector =
        '[data-slot=elicitation] :is(input:not([type=hidden]), textarea, select), ' +
        '[data-slot=elicitation-accept], [data-slot=elicitation-decline], [data-slot=elicitation-open]';
      return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
        // What cannot be pressed is exempt, and what has a class is drawn by a host's slot.
        if (control.ariaDisabled === 'true' || control.className !== '') return [];
        const style = getComputedStyle(control);
        const around = paint(surroundings(control.parentElement!));
        const edge = paint([...surroundings(control.parentElement!), style.borderTopColor]);
        const inside = paint([...surroundings(control.parentElement!), style.backgroundColor]);
        // A box or a circle that is chosen may be seen by the mark in it instead.
        const mark = getComputedStyle(control, '::before').backgroundColor;
        const marks = control.matches(':checked')
          ? [edge, paint([...surroundings(control), mark])]
          : [];
        const ratio = Math.max(
          contrast(around, edge),
          contrast(around, inside),
          ...marks.map((each) => contrast(inside, each)),
        );
        return [{ name: control.getAttribute('data-slot'), ratio }];
      });
    }

    /** The backgrounds behind an element, from the page's up. */
    function surroundings(element: Element | null): string[] {
      if (!element) return ['#fff'];
      return [...surroundings(element.parentElement), getComputedStyle(element).backgroundColor];
    }

    /** Colours one upon another, as the browser mixes them. */
    function paint(colours: string[]): number[] {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data];
    }

    function luminance(colour: number[]): number {
      const [r, g, b] = colour.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    }

    function contrast(one: number[], other: number[]): number {
      const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (bright! + 0.05) / (dark! + 0.05);
    }
  }, isColourChecked);
}
