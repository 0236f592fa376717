import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConnectedServer, Tool } from './ConnectedServer.ts';
import { connectByBackEnd } from './connectByBackEnd.ts';
import { connectWithV1 } from './connectWithV1.ts';
import { connectWithV2 } from './connectWithV2.ts';
import { listenToEvents } from './queue.ts';
import { servers, type DemoServer } from './servers.ts';

/** A line of the transcript. */
export interface Entry {
  readonly id: number;
  readonly author: 'user' | 'host' | 'server';
  readonly text: string;
}

export interface Connection {
  readonly server: DemoServer;
  readonly tools?: readonly Tool[];
  readonly problem?: string;
}

const connectBy = { v1: connectWithV1, v2: connectWithV2, 'back end': connectByBackEnd };

/** Connects to the demo's servers once, and keeps the transcript of what their tools did. */
export function useServers() {
  const [connections, setConnections] = useState<readonly Connection[]>(
    servers.map((server) => ({ server })),
  );
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const connected = useRef(new Map<string, Promise<ConnectedServer>>());

  const say = useCallback((author: Entry['author'], text: string) => {
    setEntries((before) => [...before, { id: before.length, author, text }]);
  }, []);

  useEffect(() => {
    for (const server of servers) {
      // StrictMode runs this twice, and one connection is enough.
      if (connected.current.has(server.id)) continue;
      const connecting = connectBy[server.sdk](server);
      connected.current.set(server.id, connecting);
      const update = (change: Partial<Connection>) =>
        setConnections((before) =>
          before.map((known) => (known.server === server ? { ...known, ...change } : known)),
        );
      connecting.then(
        (connected) => {
          update({ tools: connected.tools });
          connected.resume?.()?.then(
            (text) => say('server', text),
            (error: unknown) => say('server', String(error)),
          );
        },
        (error: unknown) => update({ problem: String(error) }),
      );
    }
  }, [say]);

  useEffect(
    () =>
      listenToEvents((event) => {
        if (event.type !== 'answered') return;
        const { request, result } = event;
        say('host', `Answered ${request.server.name}: ${JSON.stringify(result)}`);
      }),
    [say],
  );

  const callTool = useCallback(
    async (serverId: string, tool: string, extraArguments?: Record<string, unknown>) => {
      say('user', extraArguments ? `${tool} ${JSON.stringify(extraArguments)}` : tool);
      try {
        const server = await connected.current.get(serverId);
        say('server', (await server?.callTool(tool, extraArguments)) ?? '');
      } catch (error) {
        say('server', String(error));
      }
    },
    [say],
  );

  return { connections, entries, callTool };
}
