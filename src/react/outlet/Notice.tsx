'use client';
import { useState } from 'react';
import type { ElicitationServer } from '../../queue/index.ts';
import { useColorScheme } from '../settings/colorScheme.ts';
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
  const [side] = useState(oppositeOfFocus);
  return (
    <div
      data-slot="elicitation"
      data-presentation="notice"
      data-side={side}
      data-color-scheme={useColorScheme()}
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

/** The end of the window where the note does not cover the text that is being typed. */
function oppositeOfFocus(): 'start' | 'end' {
  const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  return top + bottom > window.innerHeight ? 'start' : 'end';
}
