import { inject } from 'vitest';
import type { Preferences } from '../engines/launchFirefox.ts';
import { launchByWebDriver, type EngineName } from '../engines/launchEngine.ts';
import { settle, storyUrl, switchStory, type StoryPage } from './storybook.ts';

export interface StoryFrame extends StoryPage {
  /** Resolves with what went wrong. */
  open: (id: string) => Promise<string[]>;
  setWidth: (pixels: number) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * A frame for stories in another engine than Chromium, since not every window can be 320 px wide.
 *
 * @param preferences of Firefox
 */
export async function openStoryFrame(
  name: EngineName,
  preferences?: Preferences,
): Promise<StoryFrame> {
  const engine = await launchByWebDriver(name, preferences);
  const viewport = { width: 1000, height: 800 };
  const window = await (await engine.newContext({ viewport })).newPage();
  // Of the same origin, with nothing in it.
  await window.goto(new URL('nothing', inject('showroomUrl')).href);
  await window.run(`
    document.body.style.margin = 0;
    document.body.innerHTML = '<iframe style="border: 0; height: 800px"></iframe>';`);
  let isLoaded = false;
  const frame: StoryFrame = {
    async open(id) {
      await frame.setWidth(viewport.width);
      if (isLoaded) return switchStory(frame, id);
      isLoaded = true;
      await window.run(
        `const frame = document.querySelector('iframe');
        frame.src = arguments[0];
        return new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));`,
        storyUrl(id),
      );
      return settle(frame);
    },
    async setWidth(pixels) {
      await window.run(
        `document.querySelector('iframe').style.width = arguments[0]`,
        `${pixels}px`,
      );
    },
    evaluate: ((run: string | (() => unknown), argument?: unknown) =>
      window.run(
        'return frames[0].eval(arguments[0])(arguments[1])',
        typeof run === 'string' ? `() => { ${run} }` : `(${String(run)})`,
        argument ?? null,
      )) as StoryPage['evaluate'],
    close: () => engine.close(),
  };
  return frame;
}
