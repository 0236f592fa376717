'use client';
import type {
  ElicitFormRequest,
  ElicitRequestError,
  ElicitUrlRequest,
  FormLimits,
} from '../../core/index.ts';
import type { ElicitationFormProps } from '../form/ElicitationFormProps.ts';
import { JudgedForm } from '../form/JudgedForm.tsx';
import { LoadGate } from '../frame/LoadGate.tsx';
import { Refused } from '../frame/Refused.tsx';
import { lazily } from '../request/lazily.ts';
import { useLoaded } from '../request/useLoaded.ts';
import { useParsedRequest } from '../request/useParsedRequest.ts';
import {
  useElicitationSettings,
  type SensitiveFields,
  type UrlSettings,
} from '../settings/ElicitationSettings.ts';

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
  /** Whether schemas in another dialect than MCP's subset are read, or refused, by hosts that test servers. Default: read. */
  dialects?: 'read' | 'refuse' | undefined;
  /** URL mode: called when the page has been opened. */
  onOpen?: (() => void) | undefined;
  /** URL mode: the page has been opened before. */
  isOpened?: boolean | undefined;
  /** URL mode: accepted before, and the page is open. What is shown is the waiting panel. */
  isAnswered?: boolean | undefined;
  /** URL mode: the server has said that the page is done (`notifications/elicitation/complete`). */
  isCompleted?: boolean | undefined;
  /** URL mode: nothing waits for an answer, and none is given. Close stands in place of Decline and Cancel. */
  isAdvisory?: boolean | undefined;
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
  limits,
  dialects,
  ...props
}: ElicitationProps) {
  const settings = useElicitationSettings();
  const { server, className, signal } = props;
  const parsed = useParsedRequest(params, { limits, dialects }, onError, server, signal);
  if (parsed.error) {
    return <Refused {...{ server, className, error: parsed.error }} reason="refused" />;
  }
  const { key, request } = parsed;
  if (isUrlRequest(request)) return <LazyUrlConsent key={key} {...props} request={request} />;
  const sensitiveFields = props.sensitiveFields ?? settings.sensitiveFields;
  return <JudgedForm key={key} {...props} {...{ request, sensitiveFields, onError }} />;
}

const isUrlRequest = (request: ElicitFormRequest | ElicitUrlRequest): request is ElicitUrlRequest =>
  request.mode === 'url';

const urlConsent = lazily(() =>
  import('../consent/UrlConsent.tsx').then(({ UrlConsent }) => UrlConsent),
);

type LazyUrlConsentProps = Omit<ElicitationProps, 'request'> & { request: ElicitUrlRequest };

/** Loaded by hand: a suspended boundary is no place for a dialog, nor for a server's rendering. */
function LazyUrlConsent(props: LazyUrlConsentProps) {
  const { loaded: UrlConsent, hasFailed, retry } = useLoaded(urlConsent, true);
  return (
    <LoadGate {...props} {...{ hasFailed, retry }} isReady={UrlConsent !== undefined}>
      {UrlConsent && <UrlConsent {...props} />}
    </LoadGate>
  );
}
