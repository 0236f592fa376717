'use client';
import { useEffect, useMemo } from 'react';
import { ElicitRequestError, parseElicitRequest, type ElicitFormRequest } from '../core/index.ts';
import { useMessages } from '../hooks/ElicitationSettings.ts';
import { useSameRequest } from '../hooks/useSameRequest.ts';
import { ElicitationForm, type ElicitationFormProps } from './ElicitationForm.tsx';
import { Frame } from './Frame.tsx';

export interface ElicitationProps extends Omit<ElicitationFormProps, 'request'> {
  /** The params of an `elicitation/create` request, as they came. */
  request: unknown;
  /** Params that cannot be shown: answer the server with this error. Called once for each request. */
  onError?: ((error: ElicitRequestError) => void) | undefined;
}

/**
 * One `elicitation/create` request, drawn and answered.
 *
 * URL mode is not drawn yet: such a request is refused like one in a mode that was not declared.
 *
 * @example
 * <Elicitation request={params} server={{ name: 'GitHub' }} onRespond={resolve} onError={reject} />
 */
export function Elicitation({ request, onError, ...props }: ElicitationProps) {
  const [shown] = useSameRequest(request);
  const parsed = useMemo(() => parse(shown), [shown]);
  const error = parsed instanceof ElicitRequestError ? parsed : undefined;

  useEffect(() => {
    if (error) onError?.(error);
    // Once a request, not again for each callback that the host makes anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error]);

  return parsed instanceof ElicitRequestError ? (
    <RefusedRequest error={parsed} server={props.server} />
  ) : (
    <ElicitationForm {...props} request={parsed} />
  );
}

function parse(request: unknown): ElicitFormRequest | ElicitRequestError {
  try {
    return parseElicitRequest(request, { modes: ['form'] }) as ElicitFormRequest;
  } catch (error) {
    if (error instanceof ElicitRequestError) return error;
    throw error;
  }
}

/** Tells the person that there was a request, and the developer what is wrong with it. */
function RefusedRequest({
  error,
  server,
}: { error: ElicitRequestError } & Pick<ElicitationProps, 'server'>) {
  const say = useMessages();
  return (
    <Frame server={server} presentation="inline" status="refused">
      <p role="alert" data-slot="elicitation-closed">
        {say('refused')}
      </p>
      <p data-slot="elicitation-refusal">
        <code>{error.message}</code>
      </p>
    </Frame>
  );
}
