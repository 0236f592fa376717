import { argumentsFor, textOf, type ConnectedServer, type Tool } from './ConnectedServer.ts';
import type { DemoServer } from './servers.ts';

/** Lets the back end call a server's tools. What the tools ask comes through `remoteQueue`. */
export async function connectByBackEnd({ url }: DemoServer): Promise<ConnectedServer> {
  const send = async (route: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${url}/${route}`, init);
    if (!response.ok) throw new Error(`The back end answered ${response.status}.`);
    return response.json();
  };
  const tools = (await send('tools')) as readonly Tool[];
  return {
    tools,
    async callTool(name, extraArguments) {
      const body = JSON.stringify({ name, arguments: argumentsFor(tools, name, extraArguments) });
      return textOf((await send('call', { method: 'POST', body })) as Parameters<typeof textOf>[0]);
    },
  };
}
