'use client';
import { useMemo } from 'react';
import {
  ElicitRequestError,
  parseElicitRequest,
  type ElicitFormRequest,
  type ElicitUrlRequest,
  type FormLimits,
  type ParseElicitRequestOptions,
} from '../../core/index.ts';
import type { UrlRequestProps } from '../consent/UrlRequestProps.ts';
import type { FormRequestProps } from '../form/ElicitationFormProps.ts';
import { JudgedForm } from '../form/JudgedForm.tsx';
import { LoadGate } from '../frame/LoadGate.tsx';
import { Refused } from '../frame/Refused.tsx';
import { useLoaded } from '../request/useLoaded.ts';
import { useReportedError } from '../request/useReportedError.ts';
import { useSameRequest } from '../request/useSameRequest.ts';
import { lazyUrlConsent } from './lazyUrlConsent.ts';

/** The props of `Elicitation`. */
export interface ElicitationProps extends FormRequestProps, UrlRequestProps {
  /** The `params` of an `elicitation/create` request, as they came: not the whole request. */
  request: unknown;
  /**
   * How large a form may be. With other limits, the request is parsed again, unless it was refused. A queue's outlet sets
   * none here, because the queue has checked its own.
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
export function Elicitation(props: ElicitationProps) {
  const parsed = useParsedRequest(props);
  if (parsed.error) {
    const { server, className } = props;
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

/** The params, parsed. Equal params are parsed once. */
function useParsedRequest({
  request: params,
  limits,
  dialects,
  onError,
  server,
  signal,
}: ElicitationProps):
  | { key: number; request: ElicitFormRequest | ElicitUrlRequest; error?: undefined }
  | { error: ElicitRequestError } {
  const [shown, key] = useSameRequest(params, server, signal);
  // `key` is a dependency, because the same params may come again as another request.
  const { fields, options, schemaLength } = limits ?? {};
  const parsed = useMemo(
    () => ({ key, ...parse(shown, { limits: { fields, options, schemaLength }, dialects }) }),
    [shown, key, fields, options, schemaLength, dialects],
  );
  const error = useReportedError(parsed.error, onError, key);
  return error ? { error } : parsed;
}

function parse(params: unknown, options: ParseElicitRequestOptions) {
  try {
    return { request: parseElicitRequest(params, options) };
  } catch (error) {
    if (error instanceof ElicitRequestError) return { error };
    throw error;
  }
}
