'use client';
import { useId, type Ref } from 'react';
import type { ConsentMessages } from '../../locales/messages.ts';
import { slot } from '../dom/slot.ts';
import type { Say } from '../settings/ElicitationSettings.ts';
import { useUrlMessages } from './useUrlMessages.ts';
import type { ConsentReadiness } from './useConfirm.ts';
import type { UrlConsentState } from './useUrlConsent.ts';
import { ActionRow } from '../frame/ActionRow.tsx';
import { useAnswerButton } from '../frame/useAnswerButton.tsx';
import { useComponents } from '../settings/ElicitationComponents.ts';

const reasons: Readonly<
  Partial<
    Record<ConsentReadiness, 'analyzing' | 'guardNeedsConsent' | 'opening' | 'sending' | 'guard'>
  >
> = {
  analyzing: 'analyzing',
  unacknowledged: 'guardNeedsConsent',
  opening: 'opening',
  sending: 'sending',
  guarded: 'guard',
};

/**
 * The buttons of a URL request, before its page is open and once it is.
 * @selector `[data-slot='elicitation-open']` the button that opens the page
 * @selector `[data-slot='elicitation-finished']` the button "I have finished"
 * @selector `[data-slot='elicitation-resend']` the button that sends the accept again, if it did not arrive
 * @selector `[data-slot='elicitation-leave']` the button that closes the panel when no answer is expected any more
 */
export function UrlActions({
  state,
  isOpen,
  declineRef,
  warning,
}: {
  state: UrlConsentState;
  isOpen: boolean;
  declineRef: Ref<HTMLButtonElement>;
  /** The ids of what describes Decline: the warning about the address, if there is one, and who asks. */
  warning: string | undefined;
}) {
  const { Button } = useComponents();
  const say = useUrlMessages();
  const answerButton = useAnswerButton(state.sending);
  const reasonId = useId();
  const canOpen = state.analysis.openable && !isOpen;
  const { canFinish } = state;
  const reason = reasons[state.readiness];
  // If the address is dangerous, the safe answer comes first, on screen and for Tab.
  const isDangerous = state.level === 'danger' && !isOpen;
  // While an accept is being sent, it can no longer be declined. If it does not arrive, Decline comes back.
  const canDecline = state.isUnanswered && !(isOpen && state.sending?.action === 'accept');
  const decline =
    canDecline &&
    answerButton('decline', {
      ...state.getDeclineProps(),
      ref: declineRef,
      'aria-describedby': warning,
    });
  const leave = !state.isUnanswered && (
    <Button
      key="leave"
      {...state.getCloseProps()}
      ref={isOpen ? undefined : declineRef}
      aria-describedby={isOpen ? undefined : warning}
      data-slot="elicitation-leave"
    >
      {say('close')}
    </Button>
  );
  const buttons = [
    isDangerous && (decline || leave),
    canOpen && (
      <Button
        key="open"
        {...state.getOpenProps()}
        aria-describedby={reasonId}
        data-slot="elicitation-open"
      >
        {state.phase === 'unopened' ? say('tryAgain') : openWords(state, say)}
      </Button>
    ),
    canFinish &&
      answerButton(
        'accept',
        { ...state.getFinishedProps(), 'aria-describedby': reasonId },
        'finished',
        say('iHaveFinished'),
      ),
    !isDangerous && decline,
    state.isUnanswered && answerButton('cancel', state.getCancelProps()),
    !isDangerous && leave,
  ];
  return (
    <ActionRow
      buttons={buttons}
      tooSoon={
        state.isTooSoon &&
        say(state.readiness === 'unacknowledged' ? 'guardNeedsConsent' : 'tooEarly')
      }
      failure={state.failure}
      mend={
        state.canResend && (
          <Button {...state.getResendProps()} data-slot="elicitation-resend">
            {say('tryAgain')}
          </Button>
        )
      }
    >
      {(canOpen || canFinish) && (
        <span id={reasonId} {...slot('guard muted')}>
          {reason && <bdi>{say(reason)}</bdi>}
        </span>
      )}
    </ActionRow>
  );
}

/** Domains that fit into one line of a button, in letters that cannot be taken for others. */
const plainDomain = /^(?!.*xn--)[a-z\d.-]{1,24}$/;

function openWords({ level, analysis }: UrlConsentState, say: Say<ConsentMessages>): string {
  if (level === 'danger') return say('openAnyway');
  const domain = analysis.registrableDomain ?? analysis.asciiHost ?? '';
  return plainDomain.test(domain) ? say('openDomain', { domain }) : say('open');
}

/**
 * A confirm button outside the row of answers, where it can come and go without moving them aside. One opens the page again, which
 * may not be open, whatever the browser said. The other lets the person say that they opened it: this page cannot see that if they
 * copied the link, or if the browser does not report it.
 * @selector `[data-slot='elicitation-again']` a confirm button outside the row of answers, with its text
 * @selector `[data-slot='elicitation-open-again']` the button that opens the page once more
 * @selector `[data-slot='elicitation-opened']` the button "I opened it"
 * @selector `[data-slot='elicitation-guard']` why a confirm button is not ready
 */
export function SecondaryConfirm({ state, isOpen }: { state: UrlConsentState; isOpen: boolean }) {
  const { Button } = useComponents();
  const say = useUrlMessages();
  const reasonId = useId();
  const props = isOpen ? state.getOpenProps() : state.getOpenedProps();
  const reason = reasons[props['data-readiness']];
  return (
    <div {...slot('again muted')}>
      {isOpen && (
        <p className="elicitation-muted">
          <bdi>{say('mayBeOpen')}</bdi>
        </p>
      )}
      <Button
        {...props}
        aria-describedby={reasonId}
        data-slot={isOpen ? 'elicitation-open-again' : 'elicitation-opened'}
      >
        {say(isOpen ? 'openAgain' : 'iOpenedIt')}
      </Button>
      {/* A line for it would be empty but for a second. It describes the button all the same. */}
      <span id={reasonId} hidden {...slot('guard muted')}>
        {reason && <bdi>{say(reason)}</bdi>}
      </span>
    </div>
  );
}
