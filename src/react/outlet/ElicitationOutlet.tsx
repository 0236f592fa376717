'use client';
import { useState } from 'react';
import { useMessages } from '../settings/ElicitationSettings.ts';
import { useElicitationQueue } from './useElicitationQueue.ts';
import { useInterruption } from './useInterruption.ts';
import { noLimits } from '../../protocol/index.ts';
import {
  serverKey,
  type ElicitationServer,
  type PendingRequest,
  type OutletQueue,
} from '../../queue/index.ts';
import { useColorScheme } from '../settings/colorScheme.ts';
import { Elicitation, type ElicitationProps } from './Elicitation.tsx';
import { Frame } from '../frame/Frame.tsx';
import { useComponents } from '../settings/ElicitationComponents.ts';

export interface ElicitationOutletProps extends Pick<
  ElicitationProps,
  | 'className'
  | 'presentation'
  | 'onIssue'
  | 'sensitiveFields'
  | 'openUrl'
  | 'knownDomains'
  | 'punycode'
> {
  queue: OutletQueue;
}

/** From so many requests of one server on, all of them can be declined at once. */
const manyRequests = 3;

/**
 * Shows what a queue has pending, one request at a time, as a dialog or in place. Where a person is typing,
 * a note says so first, and the dialog opens when they ask for it or have stopped for three seconds.
 */
export function ElicitationOutlet({
  queue,
  presentation = 'dialog',
  ...props
}: ElicitationOutletProps) {
  const { current, pending, silenced, show } = useElicitationQueue(queue);
  const { isOpen, open } = useInterruption(current?.id, presentation === 'dialog');
  const notice = current && !isOpen && <Notice server={current.server} onReview={open} />;
  return (
    <>
      {/* Always there: a region that comes with its words is not read out. */}
      {presentation === 'dialog' && <div role="status">{notice}</div>}
      {current && isOpen && (
        <Current {...{ ...props, queue, current, pending, show, presentation }} />
      )}
      {!current &&
        silenced.map((server) => <SilencedServer key={serverKey(server)} {...{ queue, server }} />)}
    </>
  );
}

/**
 * A request that waits until a person has time for it.
 *
 * @selector `[data-slot='elicitation-notice-text']` that a server asks, while somebody is typing elsewhere
 * @selector `[data-slot='elicitation-review']` the button that opens its dialog
 * @selector `[data-slot='elicitation'][data-side]` where the note stands: `start` or `end` of the window
 */
function Notice({ server, onReview }: { server: ElicitationServer; onReview: () => void }) {
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
      <p data-slot="elicitation-notice-text">
        <bdi>{say('asksSomething', { server: server.name })}</bdi>
      </p>
      <div data-slot="elicitation-actions">
        <Button type="button" data-slot="elicitation-review" onClick={onReview}>
          {say('review')}
        </Button>
      </div>
    </div>
  );
}

/** Where the note covers nothing that is being typed. */
function oppositeOfFocus(): 'start' | 'end' {
  const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
  return top + bottom > window.innerHeight ? 'start' : 'end';
}

interface CurrentProps extends ElicitationOutletProps {
  current: PendingRequest;
  pending: readonly PendingRequest[];
  show: (requestId: string) => void;
}

/**
 * @selector `[data-slot='elicitation-next']` the button that shows the next request
 * @selector `[data-slot='elicitation-silence']` the button that silences a server
 */
function Current({ queue, current, pending, show, ...props }: CurrentProps) {
  const { Button } = useComponents();
  const say = useMessages();
  const { id, position, request, server, signal, deadline, round } = current;
  const { urlAccept, isOpened, isAnswered, isCompleted } = current;
  const count = pending.at(-1)?.position ?? position;
  const isLaterRound = round !== undefined && round.round > 1;
  const next = pending[(pending.indexOf(current) + 1) % pending.length];
  const isMany = pending.filter((other) => other.server === server).length >= manyRequests;
  return (
    <Elicitation
      key={id}
      {...{ ...props, request, server, signal, deadline }}
      {...{ urlAccept, isOpened, isAnswered, isCompleted }}
      // The queue has looked, after the host's own limits.
      limits={noLimits}
      aside={
        (count > 1 || isLaterRound) && (
          <>
            {isLaterRound && <div>{say('round', { ...round })}</div>}
            {count > 1 && say('pending', { position, count })}
            {next && next !== current && (
              <Button type="button" data-slot="elicitation-next" onClick={() => show(next.id)}>
                {say('nextRequest')}
              </Button>
            )}
            {isMany && (
              <Button
                type="button"
                data-slot="elicitation-silence"
                onClick={() => queue.silence(server)}
              >
                {say('silence', { server: server.name })}
              </Button>
            )}
          </>
        )
      }
      draft={queue.getDraft(current)}
      onDraft={(draft) => queue.setDraft(current, draft)}
      onOpen={() => queue.opened(id)}
      onRespond={(result) => queue.respond(id, result)}
      onError={(error) => queue.fail(id, error)}
      onDismiss={() => queue.dismiss(id)}
    />
  );
}

/**
 * What is declined without asking is said, and can be undone.
 *
 * @selector `[data-slot='elicitation-silenced']` that a server is silenced
 * @selector `[data-slot='elicitation-unsilence']` the button that listens to it again
 */
function SilencedServer({ queue, server }: { queue: OutletQueue; server: ElicitationServer }) {
  const { Button } = useComponents();
  const say = useMessages();
  return (
    <Frame server={server} presentation="inline" status="silenced">
      <p role="status" data-slot="elicitation-silenced">
        <bdi>{say('silenced', { server: server.name })}</bdi>
      </p>
      <div data-slot="elicitation-actions">
        <Button
          type="button"
          data-slot="elicitation-unsilence"
          onClick={() => queue.unsilence(server)}
        >
          {say('unsilence')}
        </Button>
      </div>
    </Frame>
  );
}
