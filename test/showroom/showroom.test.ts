import { ar } from 'react-mcp-elicitation/locales/ar';
import { zhCN } from 'react-mcp-elicitation/locales/zh-CN';
import { expect, inject, test } from 'vitest';
import { findEnglish } from './findEnglish.ts';
import { findFaults } from './findFaults.ts';
import { findSmallTargets } from './findSmallTargets.ts';
import { openStory, switchGlobals } from './openStory.ts';

test.concurrent.each(inject('stories'))(
  'FORM-1 HOST-6 $id: for everyone, in light and dark, in Arabic and Chinese',
  async ({ id }) => {
    using story = await openStory(id);
    const { page, problems } = story;
    const found = { problems, light: await findFaults(page) } as Record<string, string[]>;
    await switchGlobals(page, { theme: 'dark' });
    found['dark'] = await findFaults(page);
    await switchGlobals(page, { locale: 'zh-CN' });
    found['English in Chinese'] = await findEnglish(page, zhCN);
    await switchGlobals(page, { locale: 'ar', theme: 'light' });
    found['English in Arabic'] = await findEnglish(page, ar);
    found['right to left'] = await findFaults(page, false);
    await switchGlobals(page, { locale: 'en' });
    await page.setViewportSize({ width: 320, height: 800 });
    found['at 320 px'] = [
      ...(await findFaults(page, false)),
      ...(await findSmallTargets(page, 24)),
    ];
    await page.setViewportSize({ width: 1000, height: 800 });
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  },
);

test.concurrent.each(inject('stories'))(
  'FORM-1 $id: for everyone, in forced colours',
  async ({ id }) => {
    using story = await openStory(id, 'forced colours');
    const { page, problems } = story;
    expect({ problems, faults: await findFaults(page) }).toEqual({ problems: [], faults: [] });
  },
);

test.concurrent.each(inject('stories'))('FORM-1 $id: for a finger, on a phone', async ({ id }) => {
  using story = await openStory(id, 'phone');
  expect(await story.page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  expect(await findSmallTargets(story.page, 44)).toEqual([]);
});
