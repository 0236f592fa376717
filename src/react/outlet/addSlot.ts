import { QueuePart } from './QueuePart.ts';
import { restOf, setRest } from './rests.ts';

const slots = new Set<QueuePart>();

/** What a mounted slot draws, no outlet draws. Returns what ends it. */
export function addSlot(part: QueuePart): () => void {
  const { whole } = part;
  const beside = () => [...slots].filter((slot) => slot.whole === whole);
  slots.add(part);
  if (restOf(whole) === whole) {
    const rest = new QueuePart(whole, true);
    rest.look((request) => !beside().some((slot) => slot.where(request)));
    setRest(whole, rest);
  }
  return () => {
    slots.delete(part);
    if (beside().length === 0) setRest(whole, undefined);
    else lookAgain(part);
  };
}

/** To be called once a slot takes other requests than before. */
export const lookAgain = ({ whole }: QueuePart): void => (restOf(whole) as QueuePart).look();
