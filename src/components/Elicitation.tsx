'use client';
import type {
  ElicitFormRequest,
  ElicitRequestError,
  ElicitUrlRequest,
  FormLimits,
} from '../core/index.ts';
import {
  useElicitationSettings,
  useMessages,
  type SensitiveFields,
  type UrlSettings,
} from '../hooks/ElicitationSettings.ts';
import { useAnswerOnce } from '../hooks/useAnswerOnce.ts';
import { useDismissal } from '../hooks/useDismissal.ts';
import { useLoaded } from '../hooks/useLoaded.ts';
import { useParsedRequest } from '../hooks/useParsedRequest.ts';
import { Closed } from './Closed.tsx';
import { ElicitationForm, type ElicitationFormProps } from './ElicitationForm.tsx';
import { Frame } from './Frame.tsx';
import { plainLine } from './plainText.ts';
import { useComponents } from './slots.ts';

export interface ElicitationProps extends Omit<ElicitationFormProps, 'request'>, UrlSettings {
  /** The params of an `elicitation/create` request, as they came. */
  request: unknown;
  /** Params that cannot be shown: answer the server with this error. Called once for each request. */
  onError?: ((error: ElicitRequestError) => void) | undefined;
  /** What becomes of a form that asks for a password or another secret. Default: the provider's, or `warn`. */
  sensitiveFields?: SensitiveFields | undefined;
  /**
   * How large a form may be. Keep the object: another one reads the request anew. A queue's outlet has none, since
   * the queue has looked.
   */
  limits?: FormLimits | undefined;
  /** URL mode: called when the page has been opened. */
  onOpen?: (() => void) | undefined;
  /** URL mode: the page has been opened before. */
  isOpened?: boolean | undefined;
  /** URL mode: accepted before, and the page is open. What is shown is the waiting panel. */
  isAnswered?: boolean | undefined;
  /** URL mode: the server has said that the page is done (`notifications/elicitation/complete`). */
  isCompleted?: boolean | undefined;
}

/**
 * One `elicitation/create` request, drawn and answered, in either mode. What URL mode needs is loaded when
 * the first such request comes.
 *
 * @example
 * <Elicitation request={params} server={{ name: 'GitHub' }} onRespond={resolve} onError={reject} />
 */
export function Elicitation({
  request: params,
  onError,
  sensitiveFields,
  limits,
  ...props
}: ElicitationProps) {
  const settings = useElicitationSettings();
  const isStrict = (sensitiveFields ?? settings.sensitiveFields) === 'refuse';
  const parsed = useParsedRequest(params, isStrict, limits, onError, props.signal);
  if (parsed.error) {
    const { server, className } = props;
    const { error, isSensitive } = parsed;
    return <RefusedRequest {...{ server, className, error, isSensitive }} />;
  }
  const { request } = parsed;
  return isUrlRequest(request) ? (
    <LazyUrlConsent {...props} request={request} />
  ) : (
    <ElicitationForm {...props} request={request} />
  );
}

const isUrlRequest = (request: ElicitFormRequest | ElicitUrlRequest): request is ElicitUrlRequest =>
  request.mode === 'url';

const loadUrlConsent = () => import('./UrlConsent.tsx').then(({ UrlConsent }) => UrlConsent);

type LazyUrlConsentProps = Omit<ElicitationProps, 'request'> & { request: ElicitUrlRequest };

/** Loaded by hand: a suspended boundary is no place for a dialog, nor for a server's rendering. */
function LazyUrlConsent(props: LazyUrlConsentProps) {
  const { loaded: UrlConsent, hasFailed, retry } = useLoaded(loadUrlConsent);
  if (UrlConsent) return <UrlConsent {...props} />;
  return hasFailed ? <Unloaded {...props} retry={retry} /> : null;
}

/** The page went offline, or was deployed anew: nothing is lost, the request still waits. */
function Unloaded({
  server,
  presentation = 'inline',
  className,
  aside,
  signal,
  onRespond,
  onDismiss,
  retry,
}: LazyUrlConsentProps & { retry: () => void }) {
  const { Button } = useComponents();
  const say = useMessages();
  const { status, respond } = useAnswerOnce(onRespond, signal);
  const dismissal = useDismissal(status, presentation, onDismiss);
  if (status !== 'pending') {
    if (dismissal.isGone) return null;
    return (
      <Frame {...{ className, server, presentation, status }} onDismiss={dismissal.dismiss}>
        <Closed {...{ status, dismissal }} />
      </Frame>
    );
  }
  const cancel = () => respond({ action: 'cancel' });
  return (
    <Frame {...{ server, presentation, className, aside, status }} onDismiss={cancel}>
      <p role="alert" data-slot="elicitation-closed">
        {say('loadFailed')}
      </p>
      <div data-slot="elicitation-actions">
        <Button type="button" data-slot="elicitation-dismiss" onClick={retry}>
          {say('tryAgain')}
        </Button>
        <Button
          type="button"
          data-slot="elicitation-decline"
          onClick={() => respond({ action: 'decline' })}
        >
          {say('decline')}
        </Button>
        <Button type="button" data-slot="elicitation-cancel" onClick={cancel}>
          {say('cancel')}
        </Button>
      </div>
    </Frame>
  );
}

/** Tells the person that there was a request, and which part of it is at fault; `onError` says more. */
function RefusedRequest({
  error,
  isSensitive,
  server,
  className,
}: { error: ElicitRequestError; isSensitive: boolean } & Pick<
  ElicitationProps,
  'server' | 'className'
>) {
  const say = useMessages();
  return (
    <Frame {...{ server, className }} presentation="inline" status="refused">
      <p role="alert" data-slot="elicitation-closed">
        {say(isSensitive ? 'sensitiveRefused' : 'refused')}
      </p>
      <p data-slot="elicitation-refusal">
        <code dir="ltr">{plainLine(error.part)}</code>
      </p>
    </Frame>
  );
}
