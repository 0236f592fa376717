'use client';
import { useMessages } from '../hooks/ElicitationSettings.ts';
import { useElicitationQueue } from '../hooks/useElicitationQueue.ts';
import type { RequestQueue } from '../queue/index.ts';
import { Elicitation, type ElicitationProps } from './Elicitation.tsx';

export interface ElicitationOutletProps extends Pick<
  ElicitationProps,
  'className' | 'presentation' | 'onIssue' | 'openUrl' | 'knownDomains' | 'punycode'
> {
  queue: RequestQueue;
}

/** Shows what a queue has pending, one request at a time, as a dialog or in place. */
export function ElicitationOutlet({
  queue,
  presentation = 'dialog',
  ...props
}: ElicitationOutletProps) {
  const say = useMessages();
  const { current, pending } = useElicitationQueue(queue);
  if (!current) return null;
  const { id, position, request, server, signal, urlAccept, isOpened, isAnswered, isCompleted } =
    current;
  const count = pending.at(-1)?.position ?? position;
  return (
    <Elicitation
      key={id}
      {...{ ...props, request, server, signal, presentation }}
      {...{ urlAccept, isOpened, isAnswered, isCompleted }}
      onOpen={() => queue.opened(id)}
      aside={count > 1 ? say('pending', { position, count }) : undefined}
      onRespond={(result) => queue.respond(id, result)}
      onError={(error) => queue.fail(id, error)}
      onDismiss={() => queue.dismiss(id)}
    />
  );
}
