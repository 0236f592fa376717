'use client';
import type { ElicitFormRequest, ElicitUrlRequest, FormLimits } from '../../core/index.ts';
import type { UrlRequestProps } from '../consent/UrlRequestProps.ts';
import type { FormRequestProps } from '../form/ElicitationFormProps.ts';
import { JudgedForm } from '../form/JudgedForm.tsx';
import { LoadGate } from '../frame/LoadGate.tsx';
import { Refused } from '../frame/Refused.tsx';
import { useLoaded } from '../request/useLoaded.ts';
import { useParsedRequest } from '../request/useParsedRequest.ts';
import { lazyUrlConsent } from './lazyUrlConsent.ts';

/** The props of `Elicitation`. */
export interface ElicitationProps extends FormRequestProps, UrlRequestProps {
  /** The `params` of an `elicitation/create` request, as they came: not the whole request. */
  request: unknown;
  /**
   * How large a form may be. With other limits, the request is parsed again. A queue's outlet sets none here, because the
   * queue has checked its own.
   */
  limits?: FormLimits | undefined;
  /** Whether to read schemas in another dialect than MCP's subset. Hosts that test servers may refuse them. Default: read. */
  dialects?: 'read' | 'refuse' | undefined;
}

/**
 * One `elicitation/create` request, drawn and answered, in either mode. The code for URL mode is loaded when the
 * first such request comes.
 *
 * @example
 * <Elicitation request={params} server={{ name: 'GitHub' }} onRespond={resolve} onError={reject} />
 */
export function Elicitation({ request: params, limits, dialects, ...props }: ElicitationProps) {
  const { server, className, signal, onError } = props;
  const parsed = useParsedRequest(params, { limits, dialects }, onError, server, signal);
  if (parsed.error) {
    return <Refused {...{ server, className, error: parsed.error }} reason="refused" />;
  }
  const { key, request } = parsed;
  if (isUrlRequest(request)) return <LazyUrlConsent key={key} {...props} request={request} />;
  return <JudgedForm key={key} {...props} request={request} />;
}

const isUrlRequest = (request: ElicitFormRequest | ElicitUrlRequest): request is ElicitUrlRequest =>
  request.mode === 'url';

type LazyUrlConsentProps = Omit<ElicitationProps, 'request'> & { request: ElicitUrlRequest };

/** Loaded without `React.lazy`: a suspended boundary suits neither a dialog nor rendering on a server. */
function LazyUrlConsent(props: LazyUrlConsentProps) {
  const { loaded: UrlConsent, hasFailed, retry } = useLoaded(lazyUrlConsent, true);
  return (
    <LoadGate {...props} {...{ hasFailed, retry }} isReady={UrlConsent !== undefined}>
      {UrlConsent && <UrlConsent {...props} />}
    </LoadGate>
  );
}
