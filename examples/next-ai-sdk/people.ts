import type { UIMessage, UIMessageChunk } from 'ai';
import { cookies } from 'next/headers';
import { createElicitationBridge } from 'react-mcp-elicitation/bridge';
import type { Receipt } from 'react-mcp-elicitation/core';

export const url = new URL(process.env['MCP_URL'] ?? 'http://localhost:3001/mcp');

/** What the assistant is saying: from its start, for a page that comes later. */
type Run = { stop: AbortController; stream: ReadableStream<UIMessageChunk> } | undefined;

function createPerson(id: string) {
  const receipts: (Receipt & { call: unknown })[] = [];
  const bridge = createElicitationBridge({
    id,
    onEvent(event) {
      if (event.type === 'answered') receipts.push({ call: event.request.data, ...event.receipt });
    },
  });
  const server = bridge.queue.connection({ name: 'Everything', url: url.href });
  // Arrays stand in for your database.
  return { bridge, server, receipts, messages: [] as UIMessage[], run: undefined as Run };
}
export type Person = ReturnType<typeof createPerson>;

// Next builds each route separately, so what the routes share is on `globalThis`.
const people = ((globalThis as { people?: Map<string, Person> }).people ??= new Map());

/** Your app has its own sign-in. Here, the random cookie of `proxy.ts` stands in for it. */
export async function personOf(): Promise<Person> {
  const id = (await cookies()).get('session')!.value;
  if (!people.has(id)) people.set(id, createPerson(id));
  return people.get(id)!;
}
