import type { Page } from 'playwright';
import { inject } from 'vitest';

/** What the checks of a story use of the page that it is in. */
export type StoryPage = Pick<Page, 'evaluate'>;

interface Preview {
  readonly currentRender?: { readonly phase?: string };
}

export function storyUrl(id: string): string {
  const url = new URL('iframe.html', inject('showroomUrl'));
  // Storybook's own check would only take time: it is done here.
  const globals = 'a11y.manual:!true';
  url.search = new URLSearchParams({ id, viewMode: 'story', globals }).toString();
  return url.href;
}

/** Waits until the story is drawn and played. Resolves with what went wrong. */
export async function settle(page: StoryPage): Promise<string[]> {
  const phase = await page.evaluate(async () => {
    const ends = ['finished', 'completed', 'errored', 'aborted'];
    for (;;) {
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview | undefined;
      const now = preview?.currentRender?.phase ?? '';
      if (ends.includes(now)) return now;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  return phase === 'finished' || phase === 'completed' ? [] : [`The story is ${phase}.`];
}

/** Switches the toolbar of Storybook while the story is there. */
export async function switchGlobals(
  page: StoryPage,
  globals: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate((next) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as {
      emit: (event: string, payload: object) => void;
    };
    channel.emit('updateGlobals', { globals: next });
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  }, globals);
  await settle(page);
}
