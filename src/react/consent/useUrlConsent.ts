'use client';
import { useState } from 'react';
import { defaultUntil, type ElicitUrlRequest } from '../../protocol/index.ts';
import { worstLevel } from '../../url/index.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';
import { openUrl, openWith, type Opening } from './openUrl.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { usePresses } from '../guard/usePresses.ts';
import { isUnanswered as isStillUnanswered, useAnswerOnce } from '../request/useAnswerOnce.ts';
import { useConfirm } from './useConfirm.ts';
import { useCopy } from './useCopy.ts';
import type { RequestProps } from '../frame/RequestProps.ts';
import type { DismissedBy } from '../frame/useModalDialog.ts';
import type { UrlRequestProps } from './UrlRequestProps.ts';
import { useUrlAnalysis } from './useUrlAnalysis.ts';

/** A URL-mode request being answered: what to draw, and props for the parts that do something. */
export type UrlConsentState = ReturnType<typeof useUrlConsent>;

/**
 * The state of one URL-mode request, without markup. Mount it anew for each request. Nothing is requested, resolved or opened
 * before the person presses Open. Open then opens exactly the URL that was shown.
 */
export function useUrlConsent(
  request: ElicitUrlRequest,
  {
    server,
    onRespond,
    signal,
    onDismiss,
    onOpen,
    stage,
    until = defaultUntil(request),
  }: UrlRequestProps & Pick<RequestProps, 'server' | 'onRespond' | 'signal' | 'onDismiss'>,
) {
  const settings = useElicitationSettings();
  const {
    analysis,
    isComplete: isAnalyzed,
    isSlow: isSlowToAnalyze,
  } = useUrlAnalysis(request.url, server.url, settings.knownDomains);
  const { findings } = analysis;
  // A list that is still loading is no reason for caution yet.
  const level = isAnalyzed ? analysis.level : worstLevel(findings, 'none');
  const { state, status, sending, failure, respond, opened } = useAnswerOnce({
    onRespond,
    signal,
    until,
    stage,
  });
  const [isTicked, setTicked] = useState(false);
  /** It was closed when no answer was expected any more. */
  const [isClosed, setClosed] = useState(false);
  /** A host's own opener has not finished, or the browser has not reported yet. */
  const [isOpening, setOpening] = useState(false);
  /** The result of the last try to open the page, and the number of tries. */
  const [opening, setOpened] = useState<{ outcome: Opening; tries: number }>();
  const isOver = isClosed || state.stage === 'over';
  const presses = usePresses(!isOver);
  const { outcome: copied, copy, reset: resetCopy } = useCopy(analysis.href ?? '');

  const isOpened = state.page !== undefined;
  // `unopened`: it did not open, or nobody can tell.
  const unopened = opening ? ('unopened' as const) : ('deciding' as const);
  const begun = isOpening ? ('opening' as const) : unopened;
  const atPage = state.page === 'opened' ? ('waiting' as const) : ('completed' as const);
  const phase = state.page ? atPage : begun;
  const isUnanswered = isStillUnanswered(status);
  const canResend = isOpened && state.until === 'opened' && failure?.action === 'accept';
  const canFinish =
    isOpened && isUnanswered && !canResend && (!sending || state.until === 'finished');

  function afterOpening(): void {
    resetCopy();
    onOpen?.();
    opened();
  }

  function settle(outcome: Opening): void {
    setOpening(false);
    setOpened((before) => ({ outcome, tries: (before?.tries ?? 0) + 1 }));
    if (outcome === 'opened') afterOpening();
  }

  function open(view: Window): void {
    const href = analysis.href!;
    const outcome = settings.openUrl ? openWith(settings.openUrl, href) : openUrl(href, view);
    if (typeof outcome === 'string') {
      settle(outcome);
    } else {
      setOpening(true);
      void outcome.then(settle);
    }
  }

  const accept = () => respond({ action: 'accept' });

  function close(): void {
    setClosed(true);
    onDismiss?.();
  }

  const needsAcknowledgement = level === 'danger' && !isOpened;
  const hindrance = !isAnalyzed
    ? 'analyzing'
    : needsAcknowledgement && !isTicked
      ? 'unacknowledged'
      : isOpening
        ? 'opening'
        : sending
          ? 'sending'
          : undefined;
  // Whatever appears or goes away beside a button starts the button's wait again.
  const shown = isAnalyzed
    ? JSON.stringify([analysis.href, isOpened, opening?.tries, copied?.tries])
    : undefined;
  const isWary = !['none', 'info'].includes(level);
  const strength = level === 'danger' ? 'danger' : isWary ? 'secondary' : 'primary';
  // If the address is suspicious, the safe answer stands out.
  const safest = isWary && !isOpened ? 'primary' : 'secondary';
  const openButton = useConfirm(presses, shown, hindrance, isOpened ? 'secondary' : strength, open);
  const openedButton = useConfirm(presses, shown, hindrance, 'secondary', afterOpening);
  const finishedButton = useConfirm(presses, shown, hindrance, 'primary', accept);
  const buttons = [openButton, openedButton, finishedButton];
  const next = canFinish ? finishedButton : openButton;

  return {
    analysis,
    isAnalyzed,
    isSlowToAnalyze,
    findings,
    level,
    status,
    sending,
    failure,
    phase,
    opening,
    isOver,
    isDone: state.isDone === true && !isOpened,
    isUnanswered,
    canFinish,
    canResend,
    needsAcknowledgement,
    readiness: next.readiness,
    isTooSoon: buttons.some((each) => each.isTooSoon),
    copied,
    dismiss: (by: DismissedBy) => {
      // While the other page is open, a person comes back here with a click, which must not dismiss anything.
      if (by === 'outside' && (isOpened || opening)) return;
      if (isUnanswered) respond({ action: 'cancel' });
      else close();
    },
    copy,
    isTicked,
    setTicked,
    getOpenProps: openButton.getProps,
    getOpenedProps: openedButton.getProps,
    getFinishedProps: finishedButton.getProps,
    getResendProps: () => answerButtonProps(presses, accept, 'secondary'),
    getDeclineProps: () => answerButtonProps(presses, () => respond({ action: 'decline' }), safest),
    getCancelProps: () => answerButtonProps(presses, () => respond({ action: 'cancel' })),
    getCloseProps: () => answerButtonProps(presses, close, safest),
  };
}
