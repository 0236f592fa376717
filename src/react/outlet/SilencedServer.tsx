'use client';
import { serverKey, type ElicitationServer, type OutletQueue } from '../../queue/index.ts';
import { slot } from '../dom/slot.ts';
import { Frame } from '../frame/Frame.tsx';
import { withServerName } from '../frame/withServerName.tsx';
import { answerButtonProps } from '../guard/answerButtonProps.ts';
import { usePresses } from '../guard/usePresses.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import { useMessages } from '../settings/useMessages.ts';

/**
 * Says that a server's requests are declined without asking, and lets the person undo that.
 * @selector `[data-slot='elicitation-silenced']` the message that a server is muted
 * @selector `[data-slot='elicitation-unsilence']` the button that unmutes the server
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
  const presses = usePresses();
  return (
    <Frame server={server} presentation="inline" status="silenced">
      {/* Where a panel in place was muted, it takes focus, which reads it out. After a dialog, see `News`. */}
      <p tabIndex={-1} dir="auto" {...slot('silenced said')}>
        {withServerName(say('silenced'), server.name)}
      </p>
      <div {...slot('actions')}>
        <Button
          {...answerButtonProps(
            presses,
            () => queue.tell({ type: 'unsilence', serverId: serverKey(server) }),
            'secondary',
          )}
          data-slot="elicitation-unsilence"
        >
          {say('unsilence')}
        </Button>
      </div>
    </Frame>
  );
}
