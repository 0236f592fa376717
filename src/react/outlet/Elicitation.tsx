'use client';
import { useState } from 'react';
import {
  ElicitRequestError,
  parseElicitRequest,
  type ElicitFormRequest,
  type ElicitUrlRequest,
} from '../../core/index.ts';
import { needsDetector } from '../../core/sensitive/formOf.ts';
import type { PendingRequest } from '../../queue/index.ts';
import type { UrlConsentProps } from '../consent/UrlConsent.tsx';
import type { UrlRequestProps } from '../consent/UrlRequestProps.ts';
import type { FormRequestProps } from '../form/ElicitationFormProps.ts';
import { JudgedForm } from '../form/JudgedForm.tsx';
import { lazyControls, rareNeed } from '../form/rareControls.tsx';
import { detectorFor } from '../form/useDetector.ts';
import { hasExtras, lazyExtras } from '../frame/Head.tsx';
import { LoadGate } from '../frame/LoadGate.tsx';
import { Refused } from '../frame/Refused.tsx';
import type { Lazy } from '../request/lazily.ts';
import { useLoaded } from '../request/useLoaded.ts';
import { useReportedError } from '../request/useReportedError.ts';
import { useSameRequest } from '../request/useSameRequest.ts';
import { lazyUrlConsent } from './lazyUrlConsent.ts';

/** The props of `Elicitation`. */
export interface ElicitationProps extends FormRequestProps, UrlRequestProps {
  /** The `params` of an `elicitation/create` request, as they came, or what `parseElicitRequest` made of them. */
  request: unknown;
}

/**
 * One `elicitation/create` request, drawn and answered, in either mode. The code for URL mode is loaded when the
 * first such request comes.
 * @example
 * <Elicitation request={params} server={{ name: 'GitHub' }} onRespond={resolve} onError={reject} />
 */
export function Elicitation(props: ElicitationProps) {
  const [request, key] = useSameRequest(props.request, props.server, props.signal);
  return <SentElicitation key={key} {...props} request={request} />;
}

function SentElicitation(props: ElicitationProps) {
  const { request: params, onError, server, className } = props;
  const [{ request, error }] = useState(() => parse(params));
  useReportedError(error, onError);
  if (error) return <Refused {...{ server, className, error }} reason="loadFailed" />;
  return <ReadElicitation {...props} request={request} />;
}

type ReadElicitationProps = Omit<ElicitationProps, 'request'> & {
  request: ElicitFormRequest | ElicitUrlRequest;
  quickAnswers?: boolean | undefined;
};

/** A request that was read: give it a `key` for each. */
export function ReadElicitation({ request, quickAnswers, ...props }: ReadElicitationProps) {
  if (isUrlRequest(request)) return <LazyUrlConsent {...props} request={request} />;
  return <JudgedForm {...props} {...{ request, quickAnswers }} />;
}

const isUrlRequest = (request: ElicitFormRequest | ElicitUrlRequest): request is ElicitUrlRequest =>
  request.mode === 'url';

/** The code that a request needs beyond what is loaded with every form. Undefined: it needs none. */
export function codeFor(pending: PendingRequest, quickAnswers: boolean): Lazy<unknown> | undefined {
  const { request, server, deadline } = pending;
  if (isUrlRequest(request)) return lazyUrlConsent;
  if (needsDetector(request)) return detectorFor(request);
  if (rareNeed(request, { quickAnswers })) return lazyControls;
  return hasExtras(server, deadline) ? lazyExtras : undefined;
}

/** Loaded without `React.lazy`: a suspended boundary suits neither a dialog nor rendering on a server. */
function LazyUrlConsent(props: UrlConsentProps) {
  const { loaded: UrlConsent, ...state } = useLoaded(lazyUrlConsent, true);
  return (
    <LoadGate {...props} {...state}>
      {UrlConsent && <UrlConsent {...props} />}
    </LoadGate>
  );
}

function parse(params: unknown) {
  try {
    return { request: parseElicitRequest(params) };
  } catch (error) {
    if (error instanceof ElicitRequestError) return { error };
    throw error;
  }
}
