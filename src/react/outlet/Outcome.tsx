'use client';
import { closedWords } from '../frame/Closed.tsx';
import { useMessages } from '../settings/useMessages.ts';
import { useSaidLater } from './useSaidLater.ts';

/** How a request ended, or that its answer was lost, for screen readers, after its panel or its note has gone. */
export function Outcome({ status }: { status: keyof typeof closedWords | 'lost' }) {
  const say = useMessages();
  const isSaid = useSaidLater(() => true);
  // In an element of its own: see `Head`.
  return isSaid && <span>{say(status === 'lost' ? 'sendFailed' : closedWords[status])}</span>;
}
