'use client';
import { slot } from '../dom/slot.ts';
import { useUrlMessages } from './useUrlMessages.ts';
import type { UrlConsentState } from './useUrlConsent.ts';
import type { ConsentMessages } from '../../locales/messages.ts';

/**
 * How far a URL request has come, in words that are read out as they change. The region is always drawn: a live region that
 * appears together with its words is not read out.
 * @selector `[data-slot='elicitation-progress']` how far a URL request has come
 * @selector `[data-slot='elicitation-progress'][data-level]` once it was tried to open the page: `caution`, `info` or `success`
 */
export function UrlProgress({ state }: { state: UrlConsentState }) {
  const say = useUrlMessages();
  const level = levelOf(state);
  return (
    <div role="status" {...slot(level ? 'progress box' : 'progress')} data-level={level}>
      {wordsFor(state).map(([key, tries = 0]) => (
        // The number of tries makes a new element, so that a second try with the same result is announced again.
        <p key={`${key} ${tries}`} className="elicitation-line">
          <bdi>{say(key)}</bdi>
        </p>
      ))}
      {/* Keeps the line's place. Without it the buttons would move, and a button that moves has to wait again. */}
      {state.isSlowToAnalyze && state.isAnalyzed && state.phase === 'deciding' && (
        <p className="elicitation-line">{'\u00a0'}</p>
      )}
    </div>
  );
}

function levelOf({ phase, opening }: UrlConsentState) {
  if (phase === 'unopened') return opening?.outcome === 'unknown' ? 'info' : 'caution';
  return { waiting: 'info', completed: 'success' }[phase as string];
}

type Words = readonly [key: keyof ConsentMessages, tries?: number];

function wordsFor({
  phase,
  opening,
  isSlowToAnalyze,
  isDone,
  readiness,
  copied,
  sending,
}: UrlConsentState): readonly Words[] {
  const words: Words[] = [];
  if (readiness === 'analyzing' && isSlowToAnalyze) words.push(['analyzing']);
  if (phase === 'opening') words.push(['opening']);
  if (opening?.outcome === 'needs-click' || (opening?.outcome === 'blocked' && !isDone)) {
    words.push(['notOpened', opening.tries]);
  }
  if (opening?.outcome === 'unknown' && phase === 'unopened') {
    words.push(['mayBeOpen', opening.tries]);
  }
  if (phase === 'waiting') words.push(['waiting']);
  if (phase === 'completed') words.push(['completed']);
  if (isDone) words.push(['completedMeanwhile']);
  if (sending?.isSlow) words.push([sending.isLong ? 'sendingLong' : 'sending']);
  if (copied) words.push([copied.isCopied ? 'copied' : 'copyFailed', copied.tries]);
  return words;
}
