'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Receipt } from '../../core/index.ts';
import type { LeftRequest, PendingRequest } from '../../queue/index.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';
import { useLoaded } from '../request/useLoaded.ts';
import { addSlot, lookAgain } from './addSlot.ts';
import { ElicitationOutlet, type ElicitationOutletProps } from './ElicitationOutlet.tsx';
import { lazyPanels } from './lazyPanels.ts';
import { QueuePart } from './QueuePart.ts';
import { renderNothing } from './useElicitationQueue.ts';

/** The props of `ElicitationSlot`. */
export interface ElicitationSlotProps extends Omit<
  ElicitationOutletProps,
  'presentation' | 'dismissBy'
> {
  /** Whether a request belongs here, most often by `request.data`. It may be a new function at each render. */
  where: (request: PendingRequest) => boolean;
  /** What the host has kept of the answers that were given here, oldest first: `receipt` of an `answered` event. */
  receipt?: Receipt | readonly Receipt[] | undefined;
}

/**
 * A place in a conversation for what is asked there. It draws the matching requests of a queue, one at a time, and the receipt of
 * each answer. What no slot takes, the queue's outlet draws: mount one as well.
 * @selector `[data-slot='elicitation-slot']` the place in a conversation for what is asked there
 * @example
 * <ElicitationSlot queue={queue} where={({ data }) => data === toolCallId} receipt={saved} />
 */
export function ElicitationSlot({ queue, where, receipt, ...props }: ElicitationSlotProps) {
  const [part, setPart] = useState(() => new QueuePart(queue));
  if (part.whole !== queue) setPart(new QueuePart(queue));
  useBrowserLayoutEffect(() => addSlot(part), [part]);
  useBrowserLayoutEffect(() => {
    part.look(where);
    lookAgain(part);
  });
  const { pending, left } = useSyncExternalStore(part.subscribe, part.getSnapshot, renderNothing);
  const saved = [receipt ?? []].flat();
  const { loaded } = useLoaded(lazyPanels, saved.length > 0);
  const [old] = useState(saved.length);
  const [live, setLive] = useState<readonly Receipt[]>([]);
  const [last, setLast] = useState<LeftRequest>();
  if (loaded && left && left !== last) {
    setLast(left);
    const { answered } = part;
    if (answered) setLive([...live, loaded.receiptOf(answered, (of) => loaded.formOf(of).fields)]);
  }
  // Nothing is left to do on a page that is done, and its receipt stays.
  const done = pending.find(({ stage, ended }) => stage === 'finished' && ended === 'accept')?.id;
  useEffect(() => {
    if (done !== undefined) part.tell({ type: 'dismiss', id: done });
  }, [part, done]);
  const receipts = saved.length < old + live.length ? [...saved.slice(0, old), ...live] : saved;
  return (
    <div data-slot="elicitation-slot">
      {loaded &&
        receipts.map((one, index) => (
          // By place: the host's own receipt replaces the live one, and focus may be on that.
          <loaded.ElicitationReceipt key={index} receipt={one} className={props.className} />
        ))}
      <ElicitationOutlet {...props} queue={part} presentation="inline" />
    </div>
  );
}
