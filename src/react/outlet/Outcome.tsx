'use client';
import type { ElicitResult } from '../../protocol/index.ts';
import { closedWords } from '../frame/Closed.tsx';
import { useMessages } from '../settings/useMessages.ts';
import { useSaidLater } from './useSaidLater.ts';

/** How a request was answered, or that its answer was lost, for screen readers, after its panel has gone. */
export function Outcome({ action }: { action: ElicitResult['action'] | 'lost' }) {
  const say = useMessages();
  const isSaid = useSaidLater(() => true);
  // In an element of its own: see `Head`.
  return isSaid && <span>{say(action === 'lost' ? 'sendFailed' : closedWords[action])}</span>;
}
