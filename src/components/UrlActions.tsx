'use client';
import { useId, type ReactNode, type Ref } from 'react';
import { useUrlMessages } from '../hooks/useUrlMessages.ts';
import type { UrlConsentState } from '../hooks/useUrlConsent.ts';
import { useComponents } from './slots.ts';

/** What can be done about a URL: before its page is open, and once it is. */
export function UrlActions({
  state,
  declineRef,
}: {
  state: UrlConsentState;
  declineRef: Ref<HTMLButtonElement>;
}) {
  const { Button } = useComponents();
  const say = useUrlMessages();
  const guardId = useId();
  const { phase, readiness, copied } = state;
  const isOpen = phase === 'waiting' || phase === 'completed';
  const canOpen = state.analysis.openable && !isOpen;
  const isGuarded = readiness === 'guarded' && (canOpen || state.isAcceptedWhenFinished);
  const guarded = {
    'data-readiness': readiness,
    ...(isGuarded && { 'aria-describedby': guardId }),
  };
  return (
    <div data-slot="elicitation-actions">
      {canOpen && (
        <>
          <Button {...state.getOpenProps()} {...guarded} data-slot="elicitation-open">
            {say(phase === 'unopened' ? 'tryAgain' : 'open')}
          </Button>
          {copied && (
            <Button {...state.getOpenedProps()} {...guarded} data-slot="elicitation-opened">
              {say('iOpenedIt')}
            </Button>
          )}
        </>
      )}
      {isOpen && state.isAcceptedWhenFinished && (
        <Button {...state.getFinishedProps()} {...guarded} data-slot="elicitation-accept">
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
        <Button {...state.getCloseProps()} data-slot="elicitation-dismiss">
          {say('close')}
        </Button>
      )}
      {isGuarded && (
        <span id={guardId} data-slot="elicitation-guard">
          <bdi>{say('guard')}</bdi>
        </span>
      )}
    </div>
  );
}

/** While the page should be open elsewhere: it may not be, whatever the browser said. */
export function OpenAgain({ state }: { state: UrlConsentState }): ReactNode {
  const { Button } = useComponents();
  const say = useUrlMessages();
  return (
    <div data-slot="elicitation-again">
      <p>
        <bdi>{say('nothingOpened')}</bdi>
      </p>
      <Button
        {...state.getOpenProps()}
        data-readiness={state.readiness}
        data-slot="elicitation-open-again"
      >
        {say('openAgain')}
      </Button>
    </div>
  );
}
