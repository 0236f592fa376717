'use client';
import { useEffect, useMemo, useState, type MouseEvent, type RefObject } from 'react';
import { noLimits } from '../../protocol/index.ts';
import { isSameServer, serverKey, type PendingRequest } from '../../queue/index.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { usePresses } from '../guard/usePresses.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';
import { AsideWords } from '../frame/AsideWords.ts';
import { LoadGate } from '../frame/LoadGate.tsx';
import { withServerName } from '../frame/withServerName.tsx';
import { AskedContext, type Asked } from '../request/useAnswerOnce.ts';
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
  const { queue, current, presentation, className, dismissBy, actions } = props;
  const { id, server } = current;
  const asked = useMemo<Asked>(() => {
    const accepted = () => unacceptedOf(queue, current.server).clear();
    return {
      state: current,
      respond(result) {
        queue.tell({ type: 'respond', id: current.id, result });
        if (result.action === 'accept') accepted();
      },
      opened() {
        queue.tell({ type: 'opened', id: current.id });
        if (current.until === 'opened') accepted();
      },
    };
  }, [queue, current]);
  return (
    <AskedContext.Provider value={asked}>
      <PanelBoundary
        requestId={id}
        fallback={(retry) => (
          <LoadGate
            {...{ server, presentation, className, dismissBy, actions, retry, onRespond }}
            isReady={false}
            hasFailed
            onDismiss={() => queue.tell({ type: 'dismiss', id })}
          >
            {undefined}
          </LoadGate>
        )}
      >
        <CurrentPanel {...props} />
      </PanelBoundary>
    </AskedContext.Provider>
  );
}

/** The queue sends what is drawn here. */
const onRespond = () => {};

function CurrentPanel({
  queue,
  current,
  pending,
  show,
  note,
  onMuted,
  homeRef,
  ...props
}: CurrentProps) {
  const { Button } = useComponents();
  const say = useMessages();
  useFocusAfterwards(homeRef);
  const presses = usePresses();
  const { formKey, keepDraft } = useDrafts(queue, current);
  const { id, position, server, request, round, deadline, ended, stage, signal } = current;
  const count = pending.at(-1)?.position ?? position;
  const isLaterRound = round !== undefined && round.round > 1;
  const next = pending[(pending.indexOf(current) + 1) % pending.length];
  const ofServer = pending.filter((other) => isSameServer(other.server, server));
  // What comes later does not take the place of a panel under a hand.
  useEffect(() => show(id), [id, show]);
  // A page that is open elsewhere makes room for what its own server asks next.
  const isAccepted = ended === 'accept';
  const [seen] = useState(() => new Set(isAccepted ? ofServer.map((other) => other.id) : []));
  const followUp = isAccepted
    ? ofServer.find((other) => other.ended !== 'accept' && !seen.has(other.id))?.id
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
  const isClosed = stage === 'over';
  // Of one that is over, only whether to hear more from its server is still to be decided.
  const place = isClosed
    ? []
    : [
        ...(isLaterRound ? [say('round', { ...round })] : []),
        ...(count > 1 ? [say('pending', { position, count })] : []),
      ];
  return (
    <AsideWords.Provider value={place}>
      <Elicitation
        key={formKey}
        {...props}
        {...{ server, request, signal, deadline, onRespond }}
        note={typeof note === 'function' ? note(current) : note}
        // The queue has already checked the request against the host's own limits.
        limits={noLimits}
        aside={
          (place.length > 0 || isMany) && (
            <>
              {!isClosed && next && next !== current && (
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
                    queue.tell({ type: 'silence', serverId: serverKey(server) });
                    onMuted(serverKey(server));
                    if (isClosed) queue.tell({ type: 'dismiss', id });
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
        onError={({ code, message }) => queue.tell({ type: 'fail', id, code, message })}
        onDismiss={() => queue.tell({ type: 'dismiss', id })}
      />
    </AsideWords.Provider>
  );
}
