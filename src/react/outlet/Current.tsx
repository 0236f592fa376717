'use client';
import { useEffect, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';
import {
  isSameServer,
  serverKey,
  type Draft,
  type OutletQueue,
  type PendingRequest,
} from '../../queue/index.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';
import { useLatest } from '../dom/useLatest.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { usePresses } from '../guard/usePresses.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';
import { Aside } from '../frame/Aside.ts';
import { UnloadedRequest } from '../frame/LoadGate.tsx';
import { withServerName } from '../frame/withServerName.tsx';
import { AskedContext, type Asked } from '../request/useAnswerOnce.ts';
import { ReadElicitation } from './Elicitation.tsx';
import { PanelBoundary } from './PanelBoundary.tsx';
import type { ElicitationOutletProps } from './ElicitationOutlet.tsx';

/** From this many requests of one server on that are pending or were not accepted, the person can mute it. */
const manyRequests = 3;

interface CurrentProps extends Omit<ElicitationOutletProps, 'preload'> {
  current: PendingRequest;
  pending: readonly PendingRequest[];
  show: (requestId: string) => void;
  homeRef: RefObject<HTMLElement | null>;
  refusals: Map<string, number>;
}

/**
 * The pending request that is shown now, with its place among the others.
 * @selector `[data-slot='elicitation-next']` the button that shows the next request
 * @selector `[data-slot='elicitation-silence']` the button that mutes a server
 */
export function Current({ homeRef, ...props }: CurrentProps) {
  const { queue, current, presentation, className, dismissBy } = props;
  const { id, server } = current;
  const asked = useMemo<Asked>(
    () => ({
      state: current,
      respond: (result) => queue.tell({ type: 'respond', id: current.id, result }),
      opened: () => queue.tell({ type: 'opened', id: current.id }),
    }),
    [queue, current],
  );
  // React draws a panel before it removes the one whose place it takes, where somebody may type until then.
  const [isAlone, setAlone] = useState(false);
  useBrowserLayoutEffect(() => setAlone(true), []);
  if (!isAlone) return null;
  return (
    <AskedContext.Provider value={asked}>
      <PanelBoundary
        homeRef={homeRef}
        fallback={(retry) => (
          <UnloadedRequest
            {...{ server, presentation, className, dismissBy, retry, onRespond }}
            onDismiss={() => queue.tell({ type: 'dismiss', id })}
          />
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
  refusals,
  ...props
}: Omit<CurrentProps, 'homeRef'>) {
  const { Button } = useComponents();
  const say = useMessages();
  const presses = usePresses();
  const keepDraft = useDraft(queue, current);
  const { id, position, server, request, round, deadline, ended, stage, signal } = current;
  const count = pending.at(-1)?.position ?? position;
  const next = pending[(pending.indexOf(current) + 1) % pending.length];
  const ofServer = pending.filter((other) => isSameServer(other.server, server));
  // A page that is open elsewhere makes room for what its own server asks next.
  const isAccepted = ended === 'accept';
  const [seen] = useState(isAccepted ? count : 0);
  const isNext = (other: PendingRequest) => other.ended !== 'accept' && other.position > seen;
  const followUp = isAccepted ? ofServer.find(isNext)?.id : undefined;
  // What else comes later does not take the place of a panel under a hand.
  useEffect(() => show(followUp ?? id), [followUp, id, show]);
  const key = serverKey(server);
  const latest = useLatest(ended);
  useBrowserLayoutEffect(
    () => () => {
      const { left } = queue.getSnapshot();
      const outcome = left?.id === id ? left.ended : latest.current;
      if (outcome) refusals.set(key, outcome === 'accept' ? 0 : (refusals.get(key) ?? 0) + 1);
    },
    [queue, id, latest, refusals, key],
  );
  const isMany = ofServer.length + (refusals.get(key) ?? 0) >= manyRequests;
  const isClosed = stage === 'over';
  // Of one that is over, only whether to hear more from its server is still to be decided.
  const place = [
    round && round.round > 1 && say('round', { ...round }),
    count > 1 && say('pending', { position, count }),
  ].flatMap((words) => (words && !isClosed ? words : []));
  // A person who heard the last of a request still may not want to hear the next.
  const hasButtons = (place.length > 0 || isMany) && (!isClosed || ended === 'withdrawn');
  const buttons = hasButtons && (
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
            queue.tell({ type: 'silence', serverId: key });
            if (isClosed) queue.tell({ type: 'dismiss', id });
          })}
          data-slot="elicitation-silence"
        >
          <span dir="auto">{withServerName(say('silence'), server.name)}</span>
        </Button>
      )}
    </>
  );
  return (
    <Aside.Provider value={{ lines: place, buttons }}>
      <ReadElicitation
        {...props}
        {...{ server, request, signal, deadline, onRespond }}
        note={typeof note === 'function' ? note(current) : note}
        draft={queue.getDraft(current)}
        onDraft={keepDraft}
        onError={({ code, message }) => queue.tell({ type: 'fail', id, code, message })}
        onDismiss={() => queue.tell({ type: 'dismiss', id })}
      />
    </Aside.Provider>
  );
}

/** Returns what takes the drafts of a form. Another outlet may draw the same request, at the same time or just before. */
function useDraft(queue: OutletQueue, pending: PendingRequest) {
  const [begun] = useState(() => queue.getDraft(pending));
  const last = useRef(begun);
  return (draft: Draft | undefined) => {
    // A form that nobody has touched must not replace what was entered into another one.
    const isTouched = JSON.stringify(draft) !== JSON.stringify(last.current);
    queue.setDraft(pending, isTouched ? draft : queue.getDraft(pending));
    last.current = draft;
  };
}
