'use client';
import type { ElicitationServer, OutletQueue } from '../../queue/index.ts';
import { Frame } from '../frame/Frame.tsx';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';

/**
 * What is declined without asking is said, and can be undone.
 *
 * @selector `[data-slot='elicitation-silenced']` that a server is silenced
 * @selector `[data-slot='elicitation-unsilence']` the button that listens to it again
 */
export function SilencedServer({
  queue,
  server,
}: {
  queue: OutletQueue;
  server: ElicitationServer;
}) {
  const { Button } = useComponents();
  const say = useMessages();
  return (
    <Frame server={server} presentation="inline" status="silenced">
      <p role="status" data-slot="elicitation-silenced">
        <bdi>{say('silenced', { server: server.name })}</bdi>
      </p>
      <div data-slot="elicitation-actions">
        <Button
          type="button"
          data-emphasis="secondary"
          data-slot="elicitation-unsilence"
          onClick={() => queue.unsilence(server)}
        >
          {say('unsilence')}
        </Button>
      </div>
    </Frame>
  );
}
