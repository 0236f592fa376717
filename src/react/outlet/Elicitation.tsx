'use client';
import type {
  ElicitFormRequest,
  ElicitRequestError,
  ElicitUrlRequest,
  FormLimits,
} from '../../core/index.ts';
import {
  useElicitationSettings,
  useMessages,
  type SensitiveFields,
  type UrlSettings,
} from '../settings/ElicitationSettings.ts';
import { useLoaded } from '../request/useLoaded.ts';
import { useParsedRequest } from '../request/useParsedRequest.ts';
import { useSecretRefusal } from '../form/useSecretRefusal.ts';
import { ElicitationForm, type ElicitationFormProps } from '../form/ElicitationForm.tsx';
import { Frame } from '../frame/Frame.tsx';
import { plainLine } from '../frame/plainText.ts';
import { DetectorGate, LoadGate } from '../form/LoadGate.tsx';

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
  const parsed = useParsedRequest(params, limits, onError, props.signal);
  if (parsed.error) {
    const { server, className } = props;
    return <RefusedRequest {...{ server, className, error: parsed.error }} reason="refused" />;
  }
  const { key, request } = parsed;
  if (isUrlRequest(request)) return <LazyUrlConsent key={key} {...props} request={request} />;
  if (!isStrict) return <ElicitationForm {...props} request={request} />;
  return (
    <DetectorGate key={key} request={request} {...props}>
      <StrictForm {...props} {...{ request, onError }} />
    </DetectorGate>
  );
}

type StrictFormProps = Omit<ElicitationProps, 'request'> & { request: ElicitFormRequest };

/** A form that is drawn only if it asks for nothing secret. */
function StrictForm({ onError, ...props }: StrictFormProps) {
  const { server, className } = props;
  const error = useSecretRefusal(props.request, onError);
  if (!error) return <ElicitationForm {...props} />;
  return <RefusedRequest {...{ server, className, error }} reason="sensitiveRefused" />;
}

const isUrlRequest = (request: ElicitFormRequest | ElicitUrlRequest): request is ElicitUrlRequest =>
  request.mode === 'url';

const loadUrlConsent = () =>
  import('../consent/UrlConsent.tsx').then(({ UrlConsent }) => UrlConsent);

type LazyUrlConsentProps = Omit<ElicitationProps, 'request'> & { request: ElicitUrlRequest };

/** Loaded by hand: a suspended boundary is no place for a dialog, nor for a server's rendering. */
function LazyUrlConsent(props: LazyUrlConsentProps) {
  const { loaded: UrlConsent, hasFailed, retry } = useLoaded(loadUrlConsent);
  return (
    <LoadGate {...props} {...{ hasFailed, retry }} isReady={UrlConsent !== undefined}>
      {UrlConsent && <UrlConsent {...props} />}
    </LoadGate>
  );
}

/** Tells the person that there was a request, and which part of it is at fault; `onError` says more. */
function RefusedRequest({
  error,
  reason,
  server,
  className,
}: { error: ElicitRequestError; reason: 'refused' | 'sensitiveRefused' } & Pick<
  ElicitationProps,
  'server' | 'className'
>) {
  const say = useMessages();
  return (
    <Frame {...{ server, className }} presentation="inline" status="refused">
      <p role="alert" data-slot="elicitation-closed">
        {say(reason)}
      </p>
      <p data-slot="elicitation-refusal">
        <code dir="ltr">{plainLine(error.part)}</code>
      </p>
    </Frame>
  );
}
