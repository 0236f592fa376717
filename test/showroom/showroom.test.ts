import { ar } from 'react-mcp-elicitation/locales/ar';
import { zhCN } from 'react-mcp-elicitation/locales/zh-CN';
import { afterAll, expect, inject, test } from 'vitest';
import { findEnglish } from './findEnglish.ts';
import { findFaults } from './findFaults.ts';
import { findSmallTargets } from './findSmallTargets.ts';
import { browserVersion, openStory } from './openStory.ts';
import { keepResult, type StoryFindings } from './results.ts';
import { switchGlobals } from './storybook.ts';

const stories: Record<string, Record<string, StoryFindings>> = {};

/** Notes what was found, for the page of the site. Returns the faults, by their view. */
function note(id: string, views: Record<string, StoryFindings>): Record<string, readonly string[]> {
  Object.assign((stories[id] ??= {}), views);
  return Object.fromEntries(Object.entries(views).map(([name, { faults }]) => [name, faults]));
}

afterAll(() => {
  const isComplete = inject('stories').every(
    ({ id }) => Object.keys(stories[id] ?? {}).length === 6,
  );
  const day = new Date().toISOString().slice(0, 10);
  // A run of a part would make the page say less than is known.
  if (isComplete) keepResult('accessibility.json', { day, browser: browserVersion(), stories });
});

test.concurrent.each(inject('stories'))(
  'FORM-1 HOST-6 $id: for everyone, in light and dark, in Arabic and Chinese',
  async ({ id }) => {
    using story = await openStory(id);
    const { page, problems } = story;
    const light = await findFaults(page);
    await switchGlobals(page, { theme: 'dark' });
    const dark = await findFaults(page);
    await switchGlobals(page, { locale: 'zh-CN' });
    const chinese = await findEnglish(page, zhCN);
    await switchGlobals(page, { locale: 'ar', theme: 'light' });
    const arabic = await findEnglish(page, ar);
    const rightToLeft = await findFaults(page, false);
    await switchGlobals(page, { locale: 'en' });
    await page.setViewportSize({ width: 320, height: 800 });
    const narrow = await findFaults(page, false);
    const { faults, target } = await findSmallTargets(page, 24);
    await page.setViewportSize({ width: 1000, height: 800 });
    const found = note(id, {
      light,
      dark,
      'right to left': rightToLeft,
      '320 px': { ...narrow, faults: [...narrow.faults, ...faults], target },
    });
    expect({ problems, chinese, arabic, ...found }).toEqual({
      problems: [],
      chinese: [],
      arabic: [],
      light: [],
      dark: [],
      'right to left': [],
      '320 px': [],
    });
  },
);

test.concurrent.each(inject('stories'))(
  'FORM-1 $id: for everyone, in forced colours',
  async ({ id }) => {
    using story = await openStory(id, 'forced colours');
    const { page, problems } = story;
    const found = note(id, { 'forced colors': await findFaults(page) });
    expect({ problems, ...found }).toEqual({ problems: [], 'forced colors': [] });
  },
);

test.concurrent.each(inject('stories'))('FORM-1 $id: for a finger, on a phone', async ({ id }) => {
  using story = await openStory(id, 'phone');
  expect(await story.page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const phone = await findSmallTargets(story.page, 44);
  expect(note(id, { phone })).toEqual({ phone: [] });
});
