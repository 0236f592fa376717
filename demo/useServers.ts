import { useCallback, useEffect, useRef, useState } from 'react';
import type { Tool } from '@modelcontextprotocol/client';
import { connectServer, type ConnectedServer } from './connectServer.ts';
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
      const connecting = connectServer(server, (result) =>
        say('host', `Answered ${server.name}: ${JSON.stringify(result)}`),
      );
      connected.current.set(server.id, connecting);
      const update = (change: Partial<Connection>) =>
        setConnections((before) =>
          before.map((known) => (known.server === server ? { ...known, ...change } : known)),
        );
      connecting.then(
        (connected) => {
          update({ tools: askingFirst(connected.tools) });
          connected.resume()?.then(
            (text) => say('server', text),
            (error: unknown) => say('server', String(error)),
          );
        },
        (error: unknown) => update({ problem: String(error) }),
      );
    }
  }, [say]);

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

/** What this page is about comes first. */
function askingFirst(tools: readonly Tool[]): readonly Tool[] {
  const asks = ({ name }: Tool) => /elicit|^ask-/.test(name);
  return [...tools.filter(asks), ...tools.filter((tool) => !asks(tool))];
}
