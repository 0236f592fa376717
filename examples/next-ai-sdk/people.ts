import type { UIMessage, UIMessageChunk } from 'ai';
import { cookies } from 'next/headers';
import { createElicitationBridge } from 'react-mcp-elicitation/bridge';
import type { Receipt } from 'react-mcp-elicitation/core';

export const url = process.env['MCP_URL'] ?? 'http://localhost:3001/mcp';

/** What the assistant is saying: from its start, for a page that comes later. */
interface Run {
  readonly stop: AbortController;
  stream: ReadableStream<UIMessageChunk>;
}

function createPerson(id: string) {
  // A map and an array stand in for your database.
  const messages: UIMessage[] = [];
  const receipts = new Map<unknown, Receipt[]>();
  const bridge = createElicitationBridge({
    id,
    onEvent(event) {
      if (event.type !== 'answered') return;
      const { data } = event.request;
      receipts.set(data, [...(receipts.get(data) ?? []), event.receipt]);
    },
  });
  const server = bridge.queue.connection({ name: 'Everything', url });
  return { bridge, server, receipts, messages, run: undefined as Run | undefined };
}

// Next builds each route separately, so what the routes share is on `globalThis`.
const shared = globalThis as { people?: Map<string, ReturnType<typeof createPerson>> };
const people = (shared.people ??= new Map());

/** Your app has its own sign-in. Here, a random cookie stands in for it. */
export async function personOf() {
  const session = (await cookies()).get('session')?.value;
  if (!session) return undefined;
  const person = people.get(session) ?? createPerson(session);
  people.set(session, person);
  return person;
}
