'use client';
import { useEffect, useReducer, type ComponentPropsWithRef } from 'react';
import { defaultUrlAccept, type ElicitUrlRequest } from '../../protocol/index.ts';
import type { ElicitationServer } from '../../queue/index.ts';
import { worstLevel, type UrlAnalysis, type UrlFinding } from '../../url/index.ts';
import { useElicitationSettings, type UrlSettings } from '../settings/ElicitationSettings.ts';
import { given } from '../settings/given.ts';
import { advance, firstProgress, type ConsentProgress } from './consentProgress.ts';
import { openUrl, openWith, type Opening } from './openUrl.ts';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import type { SlotProps } from '../settings/ElicitationComponents.ts';
import { usePresses } from '../guard/usePresses.ts';
import { sendingProps } from '../request/sendingProps.ts';
import {
  isUnanswered as isStillUnanswered,
  useAnswerOnce,
  type AnswerState,
  type OnRespond,
} from '../request/useAnswerOnce.ts';
import { useConfirm, type ConfirmProps, type ConsentReadiness } from './useConfirm.ts';
import { useCopy, type Copying } from './useCopy.ts';
import type { DismissedBy } from '../frame/useModalDialog.ts';
import { useUrlAnalysis } from './useUrlAnalysis.ts';

export interface UseUrlConsentOptions extends UrlSettings {
  /** Where the asking server is: a domain that looks like its own is called out. */
  server?: ElicitationServer | undefined;
  /** The answer. A promise says when it has arrived, or why not: see `UrlConsentProps.onRespond`. */
  onRespond: OnRespond;
  /** Aborted when the request is withdrawn; nothing is answered after that. */
  signal?: AbortSignal | undefined;
  /** Called when there is nothing more to show: the page is open, or done, and the person closes the panel. */
  onDismiss?: (() => void) | undefined;
  /** Called when the page has been opened: to be kept where what is shown may be mounted anew. */
  onOpen?: (() => void) | undefined;
  /** The page has been opened before. */
  isOpened?: boolean | undefined;
  /** Accepted before, and the page is open: nothing more is sent. */
  isAnswered?: boolean | undefined;
  /** The server has said that the page is done. */
  isCompleted?: boolean | undefined;
  /** Nothing waits for an answer, and none is given: what is not opened is closed. */
  isAdvisory?: boolean | undefined;
}

/**
 * Where a person is: before the decision; while the page opens; with a page that would not open, or of which nobody can
 * tell; with one that is open elsewhere; or done.
 */
export type UrlConsentPhase = 'deciding' | 'opening' | 'unopened' | 'waiting' | 'completed';

/** A URL-mode request being answered: what to draw, and props for the parts that do something. */
export interface UrlConsentState extends AnswerState {
  readonly analysis: UrlAnalysis;
  /** Whether the lists of names had their say; until then nothing can be opened. */
  readonly isAnalyzed: boolean;
  /** The level of the dialog: that of the analysis, or higher where the host asks for it. */
  readonly level: UrlAnalysis['level'];
  readonly findings: readonly UrlFinding[];
  readonly phase: UrlConsentPhase;
  /** What came of the last press on Open, and of which one. */
  readonly opening: { readonly outcome: Opening; readonly tries: number } | undefined;
  /** Whether there is nothing more to show but how it ended. */
  readonly isOver: boolean;
  /** The server has said that the page is done, whether or not it was opened from here. */
  readonly isCompleted: boolean;
  /** Whether Decline and Cancel still mean something. */
  readonly isUnanswered: boolean;
  /** Whether the accept has yet to be sent when the page is open: "I have finished" sends it. */
  readonly isAcceptedWhenFinished: boolean;
  /** Danger: whether the box has to be ticked before anything opens. */
  readonly needsAcknowledgement: boolean;
  /** Of the button that is the next step. */
  readonly readiness: ConsentReadiness;
  /** Whether a press on a confirm button came too soon, in this wait or in an earlier one. */
  readonly tooSoon: 'now' | 'before' | undefined;
  readonly copied: Copying['outcome'];
  /** Escape, an outside click or a close button. */
  dismiss: (by: DismissedBy) => void;
  /** Opens the page: "Open", "Try again", "Open again". */
  getOpenProps: () => ConfirmProps;
  getCopyProps: () => SlotProps<'button'>;
  /** After copying, or where the browser does not tell: "I opened it". */
  getOpenedProps: () => ConfirmProps;
  /** "I have finished", where the accept is sent then. */
  getFinishedProps: () => ConfirmProps;
  /** Once the page is open and the accept did not arrive: sends it again. */
  getResendProps: () => SlotProps<'button'>;
  getAcknowledgeProps: () => ComponentPropsWithRef<'input'>;
  getDeclineProps: () => SlotProps<'button'>;
  getCancelProps: () => SlotProps<'button'>;
  /** Closes the panel once nothing more is to be answered. */
  getCloseProps: () => SlotProps<'button'>;
}

/**
 * The state of one URL-mode request, without markup. Mount it anew for each request.
 *
 * Nothing is requested, resolved or opened before the person presses Open; then exactly the URL that was
 * shown is (URL-2, URL-3).
 */
export function useUrlConsent(
  request: ElicitUrlRequest,
  {
    server,
    onRespond,
    signal,
    onDismiss,
    onOpen,
    isOpened: wasOpened = false,
    isAnswered = false,
    isCompleted = false,
    isAdvisory = false,
    ...urlSettings
  }: UseUrlConsentOptions,
): UrlConsentState {
  const settings = { ...useElicitationSettings().url, ...given(urlSettings) };
  const { analysis, isComplete: isAnalyzed } = useUrlAnalysis(request.url, server?.url, settings);
  const { findings, level } = weigh(analysis, isAnalyzed, settings.punycode);
  const isWhenFinished = (settings.urlAccept ?? defaultUrlAccept(request)) === 'onFinished';
  const { status, sending, failure, respond } = useAnswerOnce(onRespond, signal, ({ action }) => {
    if (action === 'accept' && isWhenFinished) onDismiss?.();
  });
  const presses = usePresses();
  const [progress, dispatch] = useReducer(advance, firstProgress);
  const { outcome: copied, copy, reset: resetCopy } = useCopy(analysis.href ?? '');

  const { at, isOpening, opening } = progress;
  const isOpened = wasOpened || isAnswered || at === 'open';
  const phase = phaseOf(progress, isOpened, isCompleted);
  const isUnanswered = isStillUnanswered(status) && !isAnswered && !isAdvisory;
  // What did not arrive is sent again by the person alone.
  const isFinished = phase === 'completed' && isWhenFinished && isUnanswered && !failure;

  useEffect(() => {
    if (isFinished) respond({ action: 'accept' });
  }, [isFinished, respond]);

  function afterOpening(): void {
    resetCopy();
    onOpen?.();
    if (isUnanswered && !isWhenFinished) respond({ action: 'accept' });
  }

  function settle(outcome: Opening): void {
    dispatch({ type: 'settle', outcome });
    if (outcome === 'opened') afterOpening();
  }

  function open(): void {
    const href = analysis.href!;
    const wait = () => dispatch({ type: 'wait' });
    if (settings.openUrl) {
      openWith(settings.openUrl, href, settle, wait);
      return;
    }
    const outcome = openUrl(href);
    if (typeof outcome === 'string') {
      settle(outcome);
    } else {
      wait();
      void outcome.then(settle);
    }
  }

  function sayOpened(): void {
    dispatch({ type: 'opened' });
    afterOpening();
  }

  const accept = () => respond({ action: 'accept' });

  function close(): void {
    dispatch({ type: 'close' });
    onDismiss?.();
  }

  const needsAcknowledgement = level === 'danger' && !isOpened;
  const hindrance = !isAnalyzed
    ? 'analyzing'
    : needsAcknowledgement && !progress.isTicked
      ? 'unacknowledged'
      : isOpening
        ? 'opening'
        : sending
          ? 'sending'
          : undefined;
  // Whatever comes or goes beside a button starts its time anew.
  const shown = isAnalyzed
    ? JSON.stringify([analysis.href, isOpened, opening?.tries, copied?.tries])
    : undefined;
  const isWary = !['none', 'info'].includes(level);
  const strength = level === 'danger' ? 'danger' : isWary ? 'secondary' : 'primary';
  const openButton = useConfirm(presses, shown, hindrance, isOpened ? 'secondary' : strength, open);
  const openedButton = useConfirm(presses, shown, hindrance, 'secondary', sayOpened);
  const finishedButton = useConfirm(presses, shown, hindrance, 'primary', accept);
  const next = isOpened && isWhenFinished ? finishedButton : openButton;

  return {
    analysis,
    isAnalyzed,
    findings,
    level,
    status: isAnswered && status === 'pending' ? 'accept' : status,
    sending,
    failure,
    phase,
    opening,
    isOver:
      progress.isClosed || (!isStillUnanswered(status) && (status !== 'accept' || isWhenFinished)),
    isCompleted,
    isUnanswered,
    isAcceptedWhenFinished: isUnanswered && isWhenFinished,
    needsAcknowledgement,
    readiness: next.readiness,
    tooSoon: openButton.tooSoon ?? openedButton.tooSoon ?? finishedButton.tooSoon,
    copied,
    dismiss(by) {
      // With the page open, a click on this one is how a person comes back to it.
      if (by === 'outside' && (isOpened || opening)) return;
      if (isUnanswered) respond({ action: 'cancel' });
      else close();
    },
    getOpenProps: openButton.getProps,
    getCopyProps: () => ({ type: 'button', 'data-emphasis': 'quiet', onClick: copy }),
    getOpenedProps: openedButton.getProps,
    getFinishedProps: () => ({ ...sendingProps(sending, 'accept'), ...finishedButton.getProps() }),
    getResendProps: () => answerButtonProps(presses, accept, 'secondary'),
    getAcknowledgeProps: () => ({
      type: 'checkbox',
      checked: progress.isTicked,
      onChange: ({ currentTarget }) => dispatch({ type: 'tick', isTicked: currentTarget.checked }),
    }),
    getDeclineProps: () => ({
      ...answerButtonProps(
        presses,
        () => respond({ action: 'decline' }),
        // Where there is something to be wary of, the safe answer is the one that stands out.
        isWary && !isOpened ? 'primary' : 'secondary',
      ),
      ...sendingProps(sending, 'decline'),
    }),
    getCancelProps: () => ({
      ...answerButtonProps(presses, () => respond({ action: 'cancel' })),
      ...sendingProps(sending, 'cancel'),
    }),
    getCloseProps: () =>
      answerButtonProps(presses, close, isWary && !isOpened ? 'primary' : 'secondary'),
  };
}

function phaseOf(
  { at, isOpening }: ConsentProgress,
  isOpened: boolean,
  isCompleted: boolean,
): UrlConsentPhase {
  if (isOpened) return isCompleted ? 'completed' : 'waiting';
  if (isOpening) return 'opening';
  return at === 'unopened' ? at : 'deciding';
}

/** The level that the dialog takes, and the findings at theirs. */
function weigh(
  { findings, level }: UrlAnalysis,
  isAnalyzed: boolean,
  punycode: UrlSettings['punycode'],
): Pick<UrlAnalysis, 'findings' | 'level'> {
  const weighed = findings.map((found) =>
    found.code === 'punycode' && found.level === 'info' && punycode === 'caution'
      ? { ...found, level: punycode }
      : found,
  );
  // A list that is still loading is no reason for caution yet.
  return { findings: weighed, level: worstLevel(weighed, isAnalyzed ? level : 'none') };
}
