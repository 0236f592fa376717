'use client';
import { useMessages } from '../settings/ElicitationSettings.ts';
import { usePending, useRenderer } from './useElicitationQueue.ts';
import { Notice } from './Notice.tsx';
import { SilencedServer } from './SilencedServer.tsx';
import { useInterruption } from './useInterruption.ts';
import { noLimits } from '../../protocol/index.ts';
import { serverKey, type PendingRequest, type OutletQueue } from '../../queue/index.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { usePresses } from '../guard/usePresses.ts';
import { Elicitation, type ElicitationProps } from './Elicitation.tsx';
import { useComponents } from '../settings/ElicitationComponents.ts';

export interface ElicitationOutletProps extends Pick<
  ElicitationProps,
  | 'className'
  | 'presentation'
  | 'onIssue'
  | 'sensitiveFields'
  | 'openUrl'
  | 'knownDomains'
  | 'famousDomains'
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
  const { current, pending, silenced, show } = usePending(queue);
  const { isOpen, open } = useInterruption(current?.id, presentation === 'dialog');
  useRenderer(queue, isOpen ? current?.id : undefined);
  const notice = current && !isOpen && <Notice server={current.server} onReview={open} />;
  return (
    <>
      {/* Always there: a region that comes with its words is not read out. */}
      {presentation === 'dialog' && <div role="status">{notice}</div>}
      {current && isOpen && (
        // Keyed: a press that began in the last panel is none in this one.
        <Current key={current.id} {...{ ...props, queue, current, pending, show, presentation }} />
      )}
      {!current &&
        silenced.map((server) => <SilencedServer key={serverKey(server)} {...{ queue, server }} />)}
    </>
  );
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
  const presses = usePresses();
  const { id, position, server, round } = current;
  const count = pending.at(-1)?.position ?? position;
  const isLaterRound = round !== undefined && round.round > 1;
  const next = pending[(pending.indexOf(current) + 1) % pending.length];
  // By its key: a server that is connected anew is the same.
  const key = serverKey(server);
  const ofServer = pending.filter((other) => serverKey(other.server) === key);
  const isMany = ofServer.length >= manyRequests;
  return (
    <Elicitation
      {...props}
      {...current}
      // The queue has looked, after the host's own limits.
      limits={noLimits}
      aside={
        (count > 1 || isLaterRound) && (
          <>
            {isLaterRound && <span>{say('round', { ...round })}</span>}
            {count > 1 && <span>{say('pending', { position, count })}</span>}
            {next && next !== current && (
              <Button
                type="button"
                data-emphasis="quiet"
                data-slot="elicitation-next"
                onClick={() => show(next.id)}
              >
                {say('nextRequest')}
              </Button>
            )}
            {isMany && (
              <Button
                {...answerButtonProps(presses, () => queue.silence(server))}
                data-slot="elicitation-silence"
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
