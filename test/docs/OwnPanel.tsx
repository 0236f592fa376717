import { useEffect } from 'react';
import { Elicitation, useElicitationQueue, type OutletQueue } from 'react-mcp-elicitation';

export function OwnPanel({ queue }: { queue: OutletQueue }) {
  const { current } = useElicitationQueue(queue);
  useEffect(() => queue.attachRenderer(), [queue]);
  if (!current) return null;
  const { id, request, server, signal, deadline, until, page } = current;
  return (
    <Elicitation
      key={id}
      {...{ request, server, signal, deadline, until }}
      stage={page}
      draft={queue.getDraft(current)}
      onDraft={(draft) => queue.setDraft(current, draft)}
      onOpen={() => queue.tell({ type: 'opened', id })}
      onRespond={(result) => queue.tell({ type: 'respond', id, result })}
      onError={({ code, message }) => queue.tell({ type: 'fail', id, code, message })}
      onDismiss={() => queue.tell({ type: 'dismiss', id })}
    />
  );
}
