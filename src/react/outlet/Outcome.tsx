'use client';
import type { ElicitResult } from '../../protocol/index.ts';
import { closedWords } from '../frame/Closed.tsx';
import { useMessages } from '../settings/useMessages.ts';
import { useSaidLater } from './useSaidLater.ts';

/** How a request was answered, for screen readers, after its panel has gone. */
export function Outcome({ action }: { action: ElicitResult['action'] }) {
  const say = useMessages();
  const isSaid = useSaidLater(() => true);
  // In an element of its own: see `Head`.
  return isSaid && <span>{say(closedWords[action])}</span>;
}
