import { argumentsFor, textOf, type ConnectedServer, type Tool } from './ConnectedServer.ts';
import type { DemoServer } from './servers.ts';

/** Lets the back end call a server's tools. What the tools ask comes through `remoteQueue`. */
export async function connectByBackEnd({ url }: DemoServer): Promise<ConnectedServer> {
  const send = async (route: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${url}/${route}`, init);
    if (!response.ok) throw new Error(`The back end answered ${response.status}.`);
    const value = (await response.json()) as { failure?: string };
    if (value.failure !== undefined) throw new Error(value.failure);
    return value;
  };
  const listed = (await send('tools')) as readonly Tool[];
  // The back end's SDK has no tasks.
  const tools = listed.filter(({ execution }) => execution?.taskSupport !== 'required');
  return {
    tools,
    async callTool(name, extraArguments) {
      const body = JSON.stringify({ name, arguments: argumentsFor(tools, name, extraArguments) });
      return textOf((await send('call', { method: 'POST', body })) as Parameters<typeof textOf>[0]);
    },
  };
}
