import { ar } from 'react-mcp-elicitation/locales/ar';
import { zhCN } from 'react-mcp-elicitation/locales/zh-CN';
import { expect, inject, test } from 'vitest';
import { findEnglish } from './findEnglish.ts';
import { findFaults } from './findFaults.ts';
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
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, []])));
  },
);

test.concurrent.each(inject('stories'))(
  'FORM-1 $id: for everyone, in forced colours',
  async ({ id }) => {
    using story = await openStory(id, 'active');
    const { page, problems } = story;
    expect({ problems, faults: await findFaults(page) }).toEqual({ problems: [], faults: [] });
  },
);
