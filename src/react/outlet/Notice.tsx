'use client';
import type { ElicitationServer } from '../../queue/index.ts';
import { focusedNear } from '../dom/focusedNear.ts';
import { viewOf } from '../dom/viewOf.ts';
import { useColorScheme } from '../settings/colorScheme.ts';
import { keepFromPage } from '../frame/keepFromPage.ts';
import { withServerName } from '../frame/withServerName.tsx';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';

/**
 * A request that waits until a person has time for it.
 *
 * @selector `[data-slot='elicitation-notice-text']` the note that a server asks, while the person is typing elsewhere
 * @selector `[data-slot='elicitation-review']` the button that opens the request's dialog
 * @selector `[data-slot='elicitation'][data-side]` where the note stands: `start` or `end` of the window
 */
export function Notice({ server, onReview }: { server: ElicitationServer; onReview: () => void }) {
  const { Button } = useComponents();
  const say = useMessages();
  return (
    <div
      ref={placeApart}
      data-slot="elicitation"
      data-presentation="notice"
      data-color-scheme={useColorScheme()}
      onPointerDown={keepFromPage}
    >
      <p dir="auto" data-slot="elicitation-notice-text">
        {withServerName(say('asksSomething'), server.name)}
      </p>
      <div data-slot="elicitation-actions">
        <Button
          type="button"
          data-emphasis="primary"
          data-slot="elicitation-review"
          onClick={onReview}
        >
          {say('review')}
        </Button>
      </div>
    </div>
  );
}

/** Places a note at the end of its window where it does not cover the text that is being typed. */
function placeApart(note: HTMLElement | null): void {
  if (!note) return;
  const { top, bottom } = focusedNear(note)?.getBoundingClientRect() ?? new DOMRect();
  note.dataset.side = top + bottom > viewOf(note).innerHeight ? 'start' : 'end';
}
