import type { Page } from 'playwright';
import { inject } from 'vitest';

/** What the checks of a story use of the page that it is in. */
export type StoryPage = Pick<Page, 'evaluate'>;

interface Preview {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
}

export function storyUrl(id: string): string {
  const url = new URL('iframe.html', inject('showroomUrl'));
  // Storybook's own check would only take time: it is done here.
  const globals = 'a11y.manual:!true';
  url.search = new URLSearchParams({ id, viewMode: 'story', globals }).toString();
  return url.href;
}

/**
 * Waits until the story is drawn and played. Resolves with what went wrong.
 *
 * @param id of the story, where another may still be there
 */
export async function settle(page: StoryPage, id?: string): Promise<string[]> {
  const phase = await page.evaluate(async (awaited) => {
    const ends = ['finished', 'completed', 'errored', 'aborted'];
    for (;;) {
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview | undefined;
      const render = preview?.currentRender;
      const isThere = awaited === undefined || awaited === null || render?.id === awaited;
      if (isThere && ends.includes(render?.phase ?? '')) {
        // What fades in has less contrast until then. Spinners never end, so they are not waited for.
        const fading = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
        const end = Promise.allSettled(fading.map(({ finished }) => finished));
        await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 2000))]);
        return render!.phase!;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, id);
  return phase === 'finished' || phase === 'completed' ? [] : [`The story is ${phase}.`];
}

/** Switches the toolbar of Storybook while the story is there. */
export async function switchGlobals(
  page: StoryPage,
  globals: Readonly<Record<string, string>>,
): Promise<void> {
  await emit(page, 'updateGlobals', { globals });
  await settle(page);
}

/** Shows another story, without loading Storybook anew. Resolves with what went wrong. */
export async function switchStory(page: StoryPage, id: string): Promise<string[]> {
  await emit(page, 'setCurrentStory', { storyId: id, viewMode: 'story' });
  return settle(page, id);
}

const emit = (page: StoryPage, event: string, payload: object) =>
  page.evaluate(
    (what) => {
      const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as {
        emit: (event: string, payload: object) => void;
      };
      channel.emit(what.event, what.payload);
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    },
    { event, payload },
  );
