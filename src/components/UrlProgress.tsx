'use client';
import { useUrlMessages } from '../hooks/useUrlMessages.ts';
import type { UrlConsentState } from '../hooks/useUrlConsent.ts';
import type { ElicitationMessages } from '../locales/messages.ts';

/** How far it has come, in words that are read out as they change. */
export function UrlProgress({ state }: { state: UrlConsentState }) {
  const say = useUrlMessages();
  return (
    <div role="status" data-slot="elicitation-progress">
      {wordsFor(state).map((key) => (
        <p key={key}>
          <bdi>{say(key)}</bdi>
        </p>
      ))}
    </div>
  );
}

function wordsFor({
  phase,
  unopened,
  isAcceptedWhenFinished,
  readiness,
  wasTooSoon,
  copied,
}: UrlConsentState): (keyof ElicitationMessages)[] {
  const words: (keyof ElicitationMessages)[] = [];
  if (readiness === 'analyzing') words.push('analyzing');
  if (phase === 'opening') words.push('opening');
  if (unopened) words.push(unopened === 'blocked' ? 'popupBlocked' : 'needsClick');
  if (phase === 'waiting') words.push(isAcceptedWhenFinished ? 'waitingToFinish' : 'waiting');
  if (phase === 'completed') words.push('completed');
  if (wasTooSoon)
    words.push(readiness === 'unacknowledged' ? 'guardNeedsConsent' : 'guardTooEarly');
  if (copied) words.push(copied === 'copied' ? 'copied' : 'copyFailed');
  return words;
}
