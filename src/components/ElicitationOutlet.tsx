'use client';
import { useMessages } from '../hooks/ElicitationSettings.ts';
import { useElicitationQueue } from '../hooks/useElicitationQueue.ts';
import type { ElicitationServer, RequestQueue } from '../queue/index.ts';
import { Elicitation, type ElicitationProps } from './Elicitation.tsx';
import { Frame } from './Frame.tsx';
import { useComponents } from './slots.ts';

export interface ElicitationOutletProps extends Pick<
  ElicitationProps,
  'className' | 'presentation' | 'onIssue' | 'openUrl' | 'knownDomains' | 'punycode'
> {
  queue: RequestQueue;
}

/** From so many requests of one server on, all of them can be declined at once. */
const manyRequests = 3;

/** Shows what a queue has pending, one request at a time, as a dialog or in place. */
export function ElicitationOutlet({
  queue,
  presentation = 'dialog',
  ...props
}: ElicitationOutletProps) {
  const { Button } = useComponents();
  const say = useMessages();
  const { current, pending, silenced } = useElicitationQueue(queue);
  if (!current) {
    return silenced.map((server) => (
      <SilencedServer key={server.id ?? server.url ?? server.name} {...{ queue, server }} />
    ));
  }
  const { id, position, request, server, signal, deadline, round } = current;
  const { urlAccept, isOpened, isAnswered, isCompleted } = current;
  const count = pending.at(-1)?.position ?? position;
  const isLaterRound = round !== undefined && round.round > 1;
  const isMany = pending.filter((other) => other.server === server).length >= manyRequests;
  return (
    <Elicitation
      key={id}
      {...{ ...props, request, server, signal, deadline, presentation }}
      {...{ urlAccept, isOpened, isAnswered, isCompleted }}
      aside={
        (count > 1 || isLaterRound) && (
          <>
            {isLaterRound && <div>{say('round', { ...round })}</div>}
            {count > 1 && say('pending', { position, count })}
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

/** What is declined without asking is said, and can be undone. */
function SilencedServer({ queue, server }: { queue: RequestQueue; server: ElicitationServer }) {
  const { Button } = useComponents();
  const say = useMessages();
  return (
    <Frame server={server} presentation="inline" status="silenced">
      <p role="status" data-slot="elicitation-closed">
        <bdi>{say('silenced', { server: server.name })}</bdi>
      </p>
      <div data-slot="elicitation-actions">
        <Button
          type="button"
          data-slot="elicitation-dismiss"
          onClick={() => queue.unsilence(server)}
        >
          {say('unsilence')}
        </Button>
      </div>
    </Frame>
  );
}
