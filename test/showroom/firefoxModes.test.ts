import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findFaults } from './findFaults.ts';
import { findSmallTargets } from './findSmallTargets.ts';
import { openStoryFrame, type StoryFrame } from './storyFrame.ts';

/** Always the person's own colors, and a finger in place of a mouse. WebKitGTK can be told neither. */
const preferences = {
  'browser.display.document_color_use': 2,
  'ui.useAccessibilityTheme': 1,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
};

let frame: StoryFrame;
beforeAll(async () => {
  frame = await openStoryFrame('firefox', preferences);
});
afterAll(() => frame.close());

test.each(inject('stories'))(
  'FORM-1 $id: for everyone, in forced colors, and for a finger',
  async ({ id }) => {
    const problems = await frame.open(id);
    const modes = await frame.evaluate(() =>
      ['(forced-colors: active)', '(pointer: coarse)'].filter((query) => matchMedia(query).matches),
    );
    expect(modes).toEqual(['(forced-colors: active)', '(pointer: coarse)']);
    // Firefox gives the field that has focus an edge in the system's own color.
    await frame.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const { faults } = await findFaults(frame);
    await frame.setWidth(390);
    const finger = await findSmallTargets(frame, 44);
    expect({ problems, faults, finger: finger.faults }).toEqual({
      problems: [],
      faults: [],
      finger: [],
    });
  },
);
