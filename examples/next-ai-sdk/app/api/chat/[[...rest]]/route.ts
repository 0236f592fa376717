import { createMCPClient } from '@ai-sdk/mcp';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import * as ai from 'ai';
import { model } from '../../../../model';
import { personOf, url } from '../../../../people';

/** The assistant's turn. It goes on when the page is reloaded, until it is stopped. */
export async function POST(request: Request) {
  const person = await personOf();
  const { messages } = (await request.json()) as { messages: ai.UIMessage[] };
  const transport = person.server.wrapTransport(new StreamableHTTPClientTransport(url)) as never;
  const client = await createMCPClient({ transport, ...person.server.clientOptions });
  const tools: ai.ToolSet = await client.tools();
  for (const [name, tool] of Object.entries(tools)) {
    tool.execute = (input, { toolCallId: data, abortSignal: signal }) =>
      person.server.call(client, { name, arguments: input as {} }, { data, signal });
  }
  const agent = new ai.ToolLoopAgent({ model, tools });
  const prompt = await ai.convertToModelMessages(messages, { ignoreIncompleteToolCalls: true });
  const stop = new AbortController();
  const said = await agent.stream({ prompt, abortSignal: stop.signal });
  const stream = ai.toUIMessageStream({
    stream: said.stream,
    originalMessages: messages,
    generateMessageId: ai.generateId,
    async onEnd({ messages }) {
      Object.assign(person, { messages, run: undefined });
      await client.close();
    },
  });
  Object.assign(person, { messages, run: { stop, stream } });
  return GET();
}

/** What the assistant is saying, for a page that was reloaded or opened meanwhile. It asks at `/api/chat/…/stream`. */
export async function GET() {
  const { run } = await personOf();
  if (!run) return new Response(null, { status: 204 });
  const [stream, kept] = run.stream.tee();
  run.stream = kept;
  // Else the turn would stop as soon as no page reads it.
  return ai.createUIMessageStreamResponse({ stream, consumeSseStream: ai.consumeStream });
}

/** Stop. */
export async function DELETE() {
  (await personOf()).run?.stop.abort();
  return new Response(null, { status: 204 });
}
