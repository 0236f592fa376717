'use client';
import { useEffect, useState, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { defaultUrlAccept, type ElicitResult, type ElicitUrlRequest } from '../protocol/index.ts';
import type { ElicitationServer } from '../queue/index.ts';
import { worstLevel, type UrlAnalysis, type UrlFinding } from '../url/index.ts';
import { useElicitationSettings, type UrlSettings } from './ElicitationSettings.ts';
import { given } from './given.ts';
import { openUrl, type Opening, type OpenUrl } from './openUrl.ts';
import { useAnswerOnce, type AnswerStatus } from './useAnswerOnce.ts';
import { useConsentGuard } from './useConsentGuard.ts';
import { useCopy } from './useCopy.ts';
import type { DismissedBy } from './useModalDialog.ts';
import { useUrlAnalysis } from './useUrlAnalysis.ts';

export interface UseUrlConsentOptions extends UrlSettings {
  /** Where the asking server is: a domain that looks like its own is called out. */
  server?: ElicitationServer | undefined;
  /** The answer. Called once at most. */
  onRespond: (result: ElicitResult) => void;
  /** Aborted when the request is withdrawn; nothing is answered after that. */
  signal?: AbortSignal | undefined;
  /** Called when there is nothing more to show: the page is open, or done, and the person closes the panel. */
  onDismiss?: (() => void) | undefined;
  /** Accepted before, and the page is open: nothing more is sent. */
  isAnswered?: boolean | undefined;
  /** The server has said that the page is done. */
  isCompleted?: boolean | undefined;
}

/**
 * Where a person is: before the decision; while a host opens the page; with a page that would not open; with
 * one that is open elsewhere; or done.
 */
export type UrlConsentPhase = 'deciding' | 'opening' | 'unopened' | 'waiting' | 'completed';

/** A URL-mode request being answered: what to draw, and props for the parts that do something. */
export interface UrlConsentState {
  readonly analysis: UrlAnalysis;
  /** Whether the Public Suffix List had its say; until then nothing can be opened. */
  readonly isAnalyzed: boolean;
  /** The level of the dialog: that of the analysis, or higher where the host asks for it. */
  readonly level: UrlAnalysis['level'];
  readonly findings: readonly UrlFinding[];
  readonly status: AnswerStatus;
  readonly phase: UrlConsentPhase;
  /** Why nothing was opened, if that is so. */
  readonly unopened: 'blocked' | 'needs-click' | undefined;
  /** Whether there is nothing more to show but how it ended. */
  readonly isOver: boolean;
  /** Whether Decline and Cancel still mean something. */
  readonly isUnanswered: boolean;
  /** Whether the accept has yet to be sent when the page is open: "I have finished" sends it. */
  readonly isAcceptedWhenFinished: boolean;
  /** Danger: whether the box has to be ticked before anything opens. */
  readonly needsAcknowledgement: boolean;
  /** Whether the confirm buttons can be pressed. `guarded`: within a second. */
  readonly readiness: 'analyzing' | 'guarded' | 'unacknowledged' | 'ready';
  /** A press on a confirm button came too soon. */
  readonly wasTooSoon: boolean;
  readonly copied: 'copied' | 'failed' | undefined;
  /** Escape, an outside click or a close button. */
  dismiss: (by: DismissedBy) => void;
  /** Opens the page: "Open", "Try again", "Open again". */
  getOpenProps: () => ComponentPropsWithRef<'button'>;
  getCopyProps: () => ComponentPropsWithRef<'button'>;
  /** After copying: "I opened it". */
  getOpenedProps: () => ComponentPropsWithRef<'button'>;
  /** "I have finished", where the accept is sent then. */
  getFinishedProps: () => ComponentPropsWithRef<'button'>;
  getAcknowledgeProps: () => ComponentPropsWithRef<'input'>;
  getDeclineProps: () => ComponentPropsWithRef<'button'>;
  getCancelProps: () => ComponentPropsWithRef<'button'>;
  /** Closes the panel once nothing more is to be answered. */
  getCloseProps: () => ComponentPropsWithRef<'button'>;
}

/** How far a person has come; what the request's own state adds is not in here. */
type Step = 'deciding' | 'opening' | 'blocked' | 'needs-click' | 'opened';

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
    isAnswered = false,
    isCompleted = false,
    ...urlSettings
  }: UseUrlConsentOptions,
): UrlConsentState {
  const settings = { ...useElicitationSettings().url, ...given(urlSettings) };
  const { analysis, isComplete: isAnalyzed } = useUrlAnalysis(
    request.url,
    server?.url,
    settings.knownDomains,
  );
  const { findings, level } = weigh(analysis, isAnalyzed, settings.punycode);
  const { status, respond } = useAnswerOnce(onRespond, signal);
  const [step, setStep] = useState<Step>(isAnswered ? 'opened' : 'deciding');
  const [isAcknowledged, setAcknowledged] = useState(false);
  const [wasTooSoon, setTooSoon] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const { outcome: copied, copy } = useCopy(analysis.href ?? '');
  const guard = useConsentGuard(isAnalyzed ? `${analysis.href} ${step}` : undefined, button);

  const isUnanswered = status === 'pending' && !isAnswered;
  const isWhenFinished = (settings.urlAccept ?? defaultUrlAccept(request)) === 'onFinished';
  const isFinished = isCompleted && isWhenFinished && isUnanswered && step === 'opened';

  useEffect(() => {
    if (!isFinished) return;
    respond({ action: 'accept' });
    onDismiss?.();
  }, [isFinished, respond, onDismiss]);

  function opened(): void {
    setStep('opened');
    if (!isWhenFinished) respond({ action: 'accept' });
  }

  function finish(): void {
    respond({ action: 'accept' });
    onDismiss?.();
  }

  function close(): void {
    setClosed(true);
    onDismiss?.();
  }

  function settle(outcome: Opening): void {
    if (outcome === 'blocked' || outcome === 'needs-click') setStep(outcome);
    else opened();
  }

  function open(): void {
    setTooSoon(false);
    const href = analysis.href!;
    if (settings.openUrl) openWith(settings.openUrl, href, settle, () => setStep('opening'));
    else settle(openUrl(href));
  }

  const needsAcknowledgement = level === 'danger' && step !== 'opened';
  const readiness = !isAnalyzed
    ? 'analyzing'
    : needsAcknowledgement && !isAcknowledged
      ? 'unacknowledged'
      : guard.isReady && step !== 'opening'
        ? 'ready'
        : 'guarded';

  /** A button that means yes. */
  function confirmProps(onConfirm: () => void): ComponentPropsWithRef<'button'> {
    return {
      type: 'button',
      // Not `disabled`: it keeps its focus, and says why it does nothing.
      'aria-disabled': readiness !== 'ready',
      onKeyDown: guard.onKeyDown,
      onPointerDown: guard.onPointerDown,
      onClick(event: MouseEvent) {
        const isMeant = guard.accepts(event);
        if (event.defaultPrevented) return;
        if (readiness === 'ready' && isMeant) onConfirm();
        else setTooSoon(true);
      },
    };
  }

  const answerProps = (action: 'decline' | 'cancel'): ComponentPropsWithRef<'button'> => ({
    type: 'button',
    onClick(event: MouseEvent) {
      // The second click of a double one is meant for what stood there before.
      if (event.detail < 2 && !event.defaultPrevented) respond({ action });
    },
  });

  return {
    analysis,
    isAnalyzed,
    findings,
    level,
    status,
    isOver: isClosed || (status !== 'pending' && (status !== 'accept' || isWhenFinished)),
    phase: phaseOf(step, isCompleted),
    unopened: step === 'blocked' || step === 'needs-click' ? step : undefined,
    isUnanswered,
    isAcceptedWhenFinished: isUnanswered && isWhenFinished,
    needsAcknowledgement,
    readiness,
    wasTooSoon: wasTooSoon && readiness !== 'ready',
    copied,
    dismiss(by) {
      // With the page open, a click on this one is how a person comes back to it.
      if (by === 'outside' && step !== 'deciding') return;
      if (isUnanswered) respond({ action: 'cancel' });
      else close();
    },
    getOpenProps: () => ({ ...confirmProps(open), ref: setButton }),
    getCopyProps: () => ({ type: 'button', onClick: copy }),
    getOpenedProps: () => confirmProps(opened),
    getFinishedProps: () => confirmProps(finish),
    getAcknowledgeProps: () => ({
      type: 'checkbox',
      checked: isAcknowledged,
      onChange: (event) => setAcknowledged(event.currentTarget.checked),
    }),
    getDeclineProps: () => answerProps('decline'),
    getCancelProps: () => answerProps('cancel'),
    getCloseProps: () => ({ type: 'button', onClick: close }),
  };
}

/** The host's opener, called in the click itself. What it throws means that nothing was opened. */
function openWith(
  open: OpenUrl,
  href: string,
  settle: (outcome: Opening) => void,
  onWait: () => void,
): void {
  const settleWith = (result: boolean | void) => settle(result === false ? 'blocked' : 'opened');
  try {
    const result = open(href);
    if (!(result instanceof Promise)) {
      settleWith(result);
      return;
    }
    onWait();
    result.then(settleWith, () => settle('blocked'));
  } catch {
    settle('blocked');
  }
}

function phaseOf(step: Step, isCompleted: boolean): UrlConsentPhase {
  if (step === 'opened') return isCompleted ? 'completed' : 'waiting';
  return step === 'blocked' || step === 'needs-click' ? 'unopened' : step;
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
