'use client';
import { useId, type ReactNode, type Ref } from 'react';
import { useUrlMessages } from './useUrlMessages.ts';
import type { ConfirmProps, ConsentReadiness } from './useConfirm.ts';
import type { UrlConsentState } from './useUrlConsent.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';

const reasons: Readonly<
  Partial<Record<ConsentReadiness, 'analyzing' | 'guardNeedsConsent' | 'opening' | 'guard'>>
> = {
  analyzing: 'analyzing',
  unacknowledged: 'guardNeedsConsent',
  opening: 'opening',
  guarded: 'guard',
};

/**
 * What can be done about a URL: before its page is open, and once it is.
 *
 * @selector `[data-slot='elicitation-open']` the button that opens the page
 * @selector `[data-slot='elicitation-finished']` the button "I have finished"
 * @selector `[data-slot='elicitation-leave']` the button that closes the panel once nothing more is to be answered
 */
export function UrlActions({
  state,
  isOpen,
  declineRef,
}: {
  state: UrlConsentState;
  /** Whether the page is open elsewhere, or done. */
  isOpen: boolean;
  declineRef: Ref<HTMLButtonElement>;
}) {
  const { Button } = useComponents();
  const say = useUrlMessages();
  const reasonId = useId();
  const canOpen = state.analysis.openable && !isOpen;
  const canFinish = isOpen && state.isAcceptedWhenFinished;
  const reason = reasons[state.readiness];
  return (
    <div data-slot="elicitation-actions">
      {canOpen && (
        <Button {...state.getOpenProps()} aria-describedby={reasonId} data-slot="elicitation-open">
          {say(state.phase === 'unopened' ? 'tryAgain' : 'open')}
        </Button>
      )}
      {canFinish && (
        <Button
          {...state.getFinishedProps()}
          aria-describedby={reasonId}
          data-slot="elicitation-finished"
        >
          {say('iHaveFinished')}
        </Button>
      )}
      {state.isUnanswered ? (
        <>
          <Button {...state.getDeclineProps()} ref={declineRef} data-slot="elicitation-decline">
            {say('decline')}
          </Button>
          <Button {...state.getCancelProps()} data-slot="elicitation-cancel">
            {say('cancel')}
          </Button>
        </>
      ) : (
        <Button {...state.getCloseProps()} data-slot="elicitation-leave">
          {say('close')}
        </Button>
      )}
      {(canOpen || canFinish) && (
        <span id={reasonId} data-slot="elicitation-guard">
          {reason && <bdi>{say(reason)}</bdi>}
        </span>
      )}
    </div>
  );
}

/**
 * While the page should be open elsewhere: it may not be, whatever the browser said.
 *
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
      <p>
        <bdi>{say('nothingOpened')}</bdi>
      </p>
    </SecondaryConfirm>
  );
}

/**
 * A person may have opened the page where this one cannot see it: after copying the link, or where the browser does not tell.
 *
 * @selector `[data-slot='elicitation-opened']` the button "I opened it"
 */
export function OpenedElsewhere({ state }: { state: UrlConsentState }) {
  const say = useUrlMessages();
  return (
    <SecondaryConfirm
      props={state.getOpenedProps()}
      slot="elicitation-opened"
      label={say(state.opening?.outcome === 'unknown' ? 'itOpened' : 'iOpenedIt')}
    />
  );
}

/**
 * A confirm button outside the row of answers, where its coming and going moves none of them aside.
 *
 * @selector `[data-slot='elicitation-again']` a confirm button outside the foot, with its words
 * @selector `[data-slot='elicitation-guard']` why a confirm button is not ready
 */
function SecondaryConfirm({
  props,
  slot,
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
    <div data-slot="elicitation-again">
      {children}
      <Button {...props} aria-describedby={reasonId} data-slot={slot}>
        {label}
      </Button>
      <span id={reasonId} data-slot="elicitation-guard">
        {reason && <bdi>{say(reason)}</bdi>}
      </span>
    </div>
  );
}
