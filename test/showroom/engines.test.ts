import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { EngineName } from '../engines/launchEngine.ts';
import { findFaults } from './findFaults.ts';
import { findStrays } from './findStrays.ts';
import { switchGlobals } from './storybook.ts';
import { openStoryFrame, type StoryFrame } from './storyFrame.ts';

let frame: StoryFrame;
beforeAll(async () => {
  frame = await openStoryFrame(inject('engine') as EngineName);
});
afterAll(() => frame.close());

test.each(inject('stories'))(
  'FORM-1 HOST-6 $id: for everyone, in light, dark, Arabic and 320 px',
  async ({ id }) => {
    const problems = await frame.open(id);
    const light = await findFaults(frame);
    await switchGlobals(frame, { theme: 'dark' });
    const dark = await findFaults(frame);
    await switchGlobals(frame, { locale: 'ar', theme: 'light' });
    await frame.setWidth(320);
    const arabic = await findFaults(frame, false);
    const arabicStrays = await findStrays(frame);
    await switchGlobals(frame, { locale: 'en' });
    const narrow = await findFaults(frame, false);
    const strays = await findStrays(frame);
    expect({
      problems,
      light: light.faults,
      dark: dark.faults,
      arabic: [...arabic.faults, ...arabicStrays],
      narrow: [...narrow.faults, ...strays],
    }).toEqual({ problems: [], light: [], dark: [], arabic: [], narrow: [] });
    // Else it looked at an empty page.
    expect(light.rules).toBeGreaterThan(5);
  },
);
