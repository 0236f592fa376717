'use client';
import type { ElicitRequestError } from '../core/index.ts';
import { useMessages } from '../hooks/ElicitationSettings.ts';
import { useParsedRequest } from '../hooks/useParsedRequest.ts';
import { ElicitationForm, type ElicitationFormProps } from './ElicitationForm.tsx';
import { Frame } from './Frame.tsx';
import { plainText } from './plainText.ts';

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
export function Elicitation({ request: params, onError, ...props }: ElicitationProps) {
  const parsed = useParsedRequest(params, onError, props.signal);
  return parsed.error ? (
    <RefusedRequest error={parsed.error} server={props.server} className={props.className} />
  ) : (
    <ElicitationForm {...props} request={parsed.request} />
  );
}

/** Tells the person that there was a request, and the developer what is wrong with it. */
function RefusedRequest({
  error,
  server,
  className,
}: { error: ElicitRequestError } & Pick<ElicitationProps, 'server' | 'className'>) {
  const say = useMessages();
  return (
    <Frame {...{ server, className }} presentation="inline" status="refused">
      <p role="alert" data-slot="elicitation-closed">
        {say('refused')}
      </p>
      <p data-slot="elicitation-refusal">
        <code dir="ltr">{plainText(error.message)}</code>
      </p>
    </Frame>
  );
}
