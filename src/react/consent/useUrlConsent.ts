'use client';
import { useReducer, type ComponentPropsWithRef } from 'react';
import { defaultUntil, type ElicitUrlRequest } from '../../protocol/index.ts';
import type { ElicitationServer, RequestState } from '../../queue/index.ts';
import { worstLevel, type UrlAnalysis, type UrlFinding } from '../../url/index.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';
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
} from '../request/useAnswerOnce.ts';
import { useConfirm, type ConfirmProps, type ConsentReadiness } from './useConfirm.ts';
import { useCopy, type Copying } from './useCopy.ts';
import type { RequestProps } from '../frame/RequestProps.ts';
import type { DismissedBy } from '../frame/useModalDialog.ts';
import type { UrlRequestProps } from './UrlRequestProps.ts';
import { useUrlAnalysis } from './useUrlAnalysis.ts';

/** The options of `useUrlConsent`. */
export interface UseUrlConsentOptions
  extends UrlRequestProps, Pick<RequestProps, 'onRespond' | 'signal' | 'onDismiss'> {
  /** The server that asks. A warning names a domain that only looks like the server's own. */
  server?: ElicitationServer | undefined;
}

/**
 * How far the person is. `deciding`: nothing has been opened. `opening`: the page is being opened. `unopened`: it did not
 * open, or nobody can tell. `waiting`: it is open elsewhere. `completed`: it is done.
 */
type UrlConsentPhase = 'deciding' | 'opening' | 'unopened' | 'waiting' | 'completed';

/** A URL-mode request being answered: what to draw, and props for the parts that do something. */
export interface UrlConsentState extends AnswerState {
  readonly analysis: UrlAnalysis;
  /** Whether the URL has been compared with the lists of names. Until then nothing can be opened. */
  readonly isAnalyzed: boolean;
  /** Whether the comparison takes, or took, so long that the person is told. */
  readonly isSlowToAnalyze: boolean;
  /** The level of the dialog: that of the analysis. */
  readonly level: UrlAnalysis['level'];
  /** What is worth saying about the URL, in the order of the rules. */
  readonly findings: readonly UrlFinding[];
  /** How far the person is. */
  readonly phase: UrlConsentPhase;
  /** The result of the last try to open the page, and the number of tries. */
  readonly opening: { readonly outcome: Opening; readonly tries: number } | undefined;
  /** Whether there is nothing more to show, except perhaps how the request ended. */
  readonly isOver: boolean;
  /** The server has said that the page is done, though it was not opened from here. */
  readonly isDone: boolean;
  /** Whether an answer is expected, so that Decline and Cancel mean something. */
  readonly isUnanswered: boolean;
  /** Whether the page is open and the accept is still to be sent: "I have finished" sends it. */
  readonly canFinish: boolean;
  /** Whether the accept did not arrive that was due as the page opened: "Try again" sends it again. */
  readonly canResend: boolean;
  /** Whether the level is `danger`, so that the box has to be ticked before the page can be opened. */
  readonly needsAcknowledgement: boolean;
  /** The readiness of the button for the next step. */
  readonly readiness: ConsentReadiness;
  /** Whether a press on a confirm button came too soon. */
  readonly isTooSoon: boolean;
  /** The result of the last try to copy the URL. */
  readonly copied: Copying['outcome'];
  /** Escape, an outside click or a close button. */
  dismiss: (by: DismissedBy) => void;
  /** Opens the page: "Open", "Try again", "Open again". */
  getOpenProps: () => ConfirmProps;
  getCopyProps: () => SlotProps<'button'>;
  /** After copying, or where the browser does not tell: "I opened it". */
  getOpenedProps: () => ConfirmProps;
  /** "I have finished": sends the accept. */
  getFinishedProps: () => ConfirmProps;
  /** Sends the accept again, if it did not arrive. */
  getResendProps: () => SlotProps<'button'>;
  getAcknowledgeProps: () => ComponentPropsWithRef<'input'>;
  getDeclineProps: () => SlotProps<'button'>;
  getCancelProps: () => SlotProps<'button'>;
  /** Closes the panel when no answer is expected any more. */
  getCloseProps: () => SlotProps<'button'>;
}

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
  }: UseUrlConsentOptions,
): UrlConsentState {
  const settings = useElicitationSettings();
  const {
    analysis,
    isComplete: isAnalyzed,
    isSlow: isSlowToAnalyze,
  } = useUrlAnalysis(request.url, server?.url, settings.knownDomains);
  const { findings } = analysis;
  // A list that is still loading is no reason for caution yet.
  const level = isAnalyzed ? analysis.level : worstLevel(findings, 'none');
  const { state, status, sending, failure, respond, opened } = useAnswerOnce({
    onRespond,
    signal,
    until,
    stage,
  });
  const [progress, dispatch] = useReducer(advance, firstProgress);
  const isOver = progress.isClosed || state.stage === 'over';
  const presses = usePresses(!isOver);
  const { outcome: copied, copy, reset: resetCopy } = useCopy(analysis.href ?? '');

  const { isOpening, opening } = progress;
  const isOpened = state.page !== undefined;
  const phase = phaseOf(progress, state.page);
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
    dispatch({ type: 'settle', outcome });
    if (outcome === 'opened') afterOpening();
  }

  function open(view: Window): void {
    const href = analysis.href!;
    const wait = () => dispatch({ type: 'wait' });
    if (settings.openUrl) {
      openWith(settings.openUrl, href, settle, wait);
      return;
    }
    const outcome = openUrl(href, view);
    if (typeof outcome === 'string') {
      settle(outcome);
    } else {
      wait();
      void outcome.then(settle);
    }
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
  // Whatever appears or goes away beside a button starts the button's wait again.
  const shown = isAnalyzed
    ? JSON.stringify([analysis.href, isOpened, opening?.tries, copied?.tries])
    : undefined;
  const isWary = !['none', 'info'].includes(level);
  const strength = level === 'danger' ? 'danger' : isWary ? 'secondary' : 'primary';
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
    dismiss(by) {
      // While the other page is open, a person comes back here with a click, which must not dismiss anything.
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
        // If the address is suspicious, the safe answer stands out.
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
  { isOpening, opening }: ConsentProgress,
  page: RequestState['page'],
): UrlConsentPhase {
  if (page) return page === 'opened' ? 'waiting' : 'completed';
  if (isOpening) return 'opening';
  return opening ? 'unopened' : 'deciding';
}
