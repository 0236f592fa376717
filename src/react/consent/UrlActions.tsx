'use client';
import { useId, type ReactNode, type Ref } from 'react';
import type { ConsentMessages } from '../../locales/messages.ts';
import { slot } from '../dom/slot.ts';
import type { Say } from '../settings/ElicitationSettings.ts';
import { useUrlMessages } from './useUrlMessages.ts';
import type { ConfirmProps, ConsentReadiness } from './useConfirm.ts';
import type { UrlConsentState } from './useUrlConsent.ts';
import { ActionRow } from '../frame/ActionRow.tsx';
import { SendFailed } from '../frame/SendFailed.tsx';
import { useSendingWords } from '../frame/SendingStatus.tsx';
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
  /** The ids of the warning about the address and of who asks, if there is a warning. They describe Decline. */
  warning: string | undefined;
}) {
  const { Button } = useComponents();
  const say = useUrlMessages();
  const sendingOr = useSendingWords(state.sending);
  const reasonId = useId();
  const canOpen = state.analysis.openable && !isOpen;
  const { canFinish } = state;
  const reason = reasons[state.readiness];
  // If the address is dangerous, the safe answer comes first, on screen and for Tab.
  const isDangerous = state.level === 'danger' && !isOpen;
  // While an accept is being sent, it can no longer be declined. If it does not arrive, Decline comes back.
  const canDecline = state.isUnanswered && !(isOpen && state.sending?.action === 'accept');
  const decline = canDecline && (
    <Button
      key="decline"
      {...state.getDeclineProps()}
      ref={declineRef}
      aria-describedby={warning}
      data-slot="elicitation-decline"
    >
      {sendingOr('decline', say('decline'))}
    </Button>
  );
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
    canFinish && (
      <Button
        key="finished"
        {...state.getFinishedProps()}
        aria-describedby={reasonId}
        data-slot="elicitation-finished"
      >
        {sendingOr('accept', say('iHaveFinished'))}
      </Button>
    ),
    !isDangerous && decline,
    state.isUnanswered && (
      <Button key="cancel" {...state.getCancelProps()} data-slot="elicitation-cancel">
        {sendingOr('cancel', say('cancel'))}
      </Button>
    ),
    !isDangerous && leave,
  ];
  return (
    <ActionRow buttons={buttons}>
      {(canOpen || canFinish) && (
        <span id={reasonId} {...slot('guard muted')}>
          {reason && <bdi>{say(reason)}</bdi>}
        </span>
      )}
      {state.isTooSoon && (
        <p role="alert" {...slot('too-soon muted')}>
          <bdi>{say(state.readiness === 'unacknowledged' ? 'guardNeedsConsent' : 'tooEarly')}</bdi>
        </p>
      )}
      <SendFailed failure={state.failure}>
        {state.canResend && (
          <Button {...state.getResendProps()} data-slot="elicitation-resend">
            {say('tryAgain')}
          </Button>
        )}
      </SendFailed>
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
 * Shown while the page should be open elsewhere, because it may not be, whatever the browser said.
 * @selector `[data-slot='elicitation-open-again']` the button that opens the page once more
 */
export function OpenAgain({ state }: { state: UrlConsentState }) {
  const say = useUrlMessages();
  return (
    <SecondaryConfirm
      props={state.getOpenProps()}
      slot="elicitation-open-again"
      label={say('openAgain')}
    >
      <p className="elicitation-muted">
        <bdi>{say('mayBeOpen')}</bdi>
      </p>
    </SecondaryConfirm>
  );
}

/**
 * Lets the person say that they opened the page. This page cannot see it if they copied the link, or if the browser does
 * not report it.
 * @selector `[data-slot='elicitation-opened']` the button "I opened it"
 */
export function OpenedElsewhere({ state }: { state: UrlConsentState }) {
  const say = useUrlMessages();
  return (
    <SecondaryConfirm
      props={state.getOpenedProps()}
      slot="elicitation-opened"
      label={say('iOpenedIt')}
    />
  );
}

/**
 * A confirm button outside the row of answers. There it can come and go without moving them aside.
 * @selector `[data-slot='elicitation-again']` a confirm button outside the row of answers, with its text
 * @selector `[data-slot='elicitation-guard']` why a confirm button is not ready
 */
function SecondaryConfirm({
  props,
  slot: name,
  label,
  children,
}: {
  props: ConfirmProps;
  slot: string;
  label: string;
  children?: ReactNode;
}) {
  const { Button } = useComponents();
  const say = useUrlMessages();
  const reasonId = useId();
  const reason = reasons[props['data-readiness']];
  return (
    <div {...slot('again muted')}>
      {children}
      <Button {...props} aria-describedby={reasonId} data-slot={name}>
        {label}
      </Button>
      {/* A line for it would be empty but for a second. It describes the button all the same. */}
      <span id={reasonId} hidden {...slot('guard muted')}>
        {reason && <bdi>{say(reason)}</bdi>}
      </span>
    </div>
  );
}
