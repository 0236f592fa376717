'use client';
import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { noLimits, type ElicitResult } from '../../protocol/index.ts';
import { isSameServer, serverKey, type PendingRequest } from '../../queue/index.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { usePresses } from '../guard/usePresses.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';
import { AsideWords } from '../frame/AsideWords.ts';
import { LoadGate } from '../frame/LoadGate.tsx';
import { withServerName } from '../frame/withServerName.tsx';
import { SentAnswersContext } from '../request/SentAnswersContext.ts';
import { Elicitation } from './Elicitation.tsx';
import { PanelBoundary } from './PanelBoundary.tsx';
import { unacceptedOf } from './unacceptedOf.ts';
import { useDrafts } from './useDrafts.ts';
import { useFocusAfterwards } from './useFocusAfterwards.ts';
import type { ElicitationOutletProps } from './ElicitationOutlet.tsx';

/** From this many requests of one server on, pending or not accepted, the person can mute it. */
const manyRequests = 3;

interface CurrentProps extends Omit<ElicitationOutletProps, 'preload'> {
  current: PendingRequest;
  pending: readonly PendingRequest[];
  show: (requestId: string) => void;
  /** Called when an answer has ended the request, or was lost together with the request. */
  onEnded: (outcome: ElicitResult['action'] | 'lost') => void;
  /** Called with the key of the server that the person has muted. */
  onMuted: (key: string) => void;
  /** Takes focus if nothing is left that could. */
  homeRef: RefObject<HTMLElement | null>;
}

/**
 * The pending request that is shown now, with its place among the others.
 *
 * @selector `[data-slot='elicitation-next']` the button that shows the next request
 * @selector `[data-slot='elicitation-silence']` the button that mutes a server
 */
export function Current(props: CurrentProps) {
  const { queue, current, onEnded, presentation, className, dismissBy, actions } = props;
  const { id, server, signal, isAnswered } = current;
  return (
    <PanelBoundary
      requestId={id}
      fallback={(retry) => (
        <SentAnswersContext.Provider value={() => queue.getSent(id)}>
          <LoadGate
            {...{ server, signal, presentation, className, dismissBy, actions, retry }}
            isReady={false}
            hasFailed
            // If its page is open, nothing is left to answer.
            isAdvisory={isAnswered}
            onRespond={async (result) => {
              await queue.respond(id, result);
              onEnded(result.action);
            }}
            onDismiss={() => queue.dismiss(id)}
          >
            {undefined}
          </LoadGate>
        </SentAnswersContext.Provider>
      )}
    >
      <CurrentPanel {...props} />
    </PanelBoundary>
  );
}

function CurrentPanel({
  queue,
  current,
  pending,
  show,
  note,
  onEnded,
  onMuted,
  homeRef,
  ...props
}: CurrentProps) {
  const { Button } = useComponents();
  const say = useMessages();
  useFocusAfterwards(homeRef);
  const presses = usePresses();
  const { formKey, keepDraft } = useDrafts(queue, current);
  const { id, position, server, round, closed, signal } = current;
  const count = pending.at(-1)?.position ?? position;
  const isLaterRound = round !== undefined && round.round > 1;
  const next = pending[(pending.indexOf(current) + 1) % pending.length];
  const ofServer = pending.filter((other) => isSameServer(other.server, server));
  // What comes later does not take the place of a panel under a hand.
  useEffect(() => show(id), [id, show]);
  // A page that is open elsewhere makes room for what its own server asks next.
  const [seen] = useState(
    () => new Set(current.isAnswered ? ofServer.map((other) => other.id) : []),
  );
  const followUp = current.isAnswered
    ? ofServer.find((other) => !other.isAnswered && !seen.has(other.id))?.id
    : undefined;
  useEffect(() => {
    if (followUp !== undefined) show(followUp);
  }, [followUp, show]);
  // Known once for each panel, so that nothing moves in it.
  const [unaccepted] = useState(() => unacceptedOf(queue, server));
  const [isInsistent] = useState(() => new Set([...unaccepted, id]).size >= manyRequests);
  useEffect(() => {
    if (unaccepted.size < manyRequests) unaccepted.add(id);
  }, [unaccepted, id]);
  const isMany = isInsistent || ofServer.length >= manyRequests;
  const hasEnded = useRef(false);
  const tellEnd = useCallback(
    ({ action }: ElicitResult) => {
      // The next person is here by now.
      if (signal.reason === 'forgotten') return;
      // A URL request stays after its accept, while the page is open.
      const isOver = !queue.getSnapshot().some((other) => other.id === id);
      // Of several answers, the first that arrived has ended it.
      if (isOver && !hasEnded.current) onEnded(action);
      hasEnded.current = isOver;
    },
    [queue, id, signal, onEnded],
  );
  const follow = useCallback(
    (result: ElicitResult, arrival: PromiseLike<void>) =>
      arrival.then(
        () => tellEnd(result),
        (error: unknown) => {
          if (signal.reason === 'lost') onEnded('lost');
          throw error;
        },
      ),
    [tellEnd, signal, onEnded],
  );
  const getSent = useCallback(() => queue.getSent(id), [queue, id]);
  useEffect(() => {
    // The outlet that sent them may be gone.
    for (const { result, arrival } of getSent()?.underway ?? []) {
      follow(result, arrival).then(undefined, () => {});
    }
  }, [getSent, follow]);
  // Of one that is over, only whether to hear more from its server is still to be decided.
  const place = closed
    ? []
    : [
        ...(isLaterRound ? [say('round', { ...round })] : []),
        ...(count > 1 ? [say('pending', { position, count })] : []),
      ];
  return (
    <AsideWords.Provider value={place}>
      <SentAnswersContext.Provider value={getSent}>
        <Elicitation
          key={formKey}
          {...props}
          {...current}
          note={typeof note === 'function' ? note(current) : note}
          // The queue has already checked the request against the host's own limits.
          limits={noLimits}
          aside={
            (place.length > 0 || isMany) && (
              <>
                {!closed && next && next !== current && (
                  <Button
                    type="button"
                    data-emphasis="quiet"
                    data-slot="elicitation-next"
                    // The second click of a double click would pass over a request.
                    onClick={({ detail }: MouseEvent) => detail < 2 && show(next.id)}
                  >
                    {say('nextRequest')}
                  </Button>
                )}
                {isMany && (
                  <Button
                    {...answerButtonProps(presses, () => {
                      queue.silence(server);
                      onMuted(serverKey(server));
                      if (closed) queue.dismiss(id);
                    })}
                    data-slot="elicitation-silence"
                  >
                    <span dir="auto">{withServerName(say('silence'), server.name)}</span>
                  </Button>
                )}
              </>
            )
          }
          draft={queue.getDraft(current)}
          onDraft={keepDraft}
          onOpen={() => queue.opened(id)}
          onRespond={(result) => {
            const arrival = queue.respond(id, result);
            if (result.action === 'accept') unaccepted.clear();
            return arrival ? follow(result, arrival) : tellEnd(result);
          }}
          onError={(error) => queue.fail(id, error)}
          onDismiss={() => queue.dismiss(id)}
        />
      </SentAnswersContext.Provider>
    </AsideWords.Provider>
  );
}
