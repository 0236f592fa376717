import { createMCPClient } from '@ai-sdk/mcp';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import * as ai from 'ai';
import { model } from '../../../model';
import { personOf, url } from '../../../people';

/** The assistant's turn. It goes on when the page is reloaded, until it is stopped. */
export async function POST(request: Request) {
  const person = await personOf();
  if (!person) return new Response(null, { status: 401 });
  const { messages } = (await request.json()) as { messages: ai.UIMessage[] };
  person.messages = messages;
  const transport = person.server.wrapTransport(
    new StreamableHTTPClientTransport(new URL(url)),
  ) as never;
  const client = await createMCPClient({ transport, ...person.server.clientOptions });
  const tools = await client.tools();
  for (const [name, tool] of Object.entries(tools)) {
    tool.execute = (input, options) => {
      const { toolCallId: data, abortSignal: signal } = options!;
      return person.server.call(client, { name, arguments: input as {} }, { data, signal });
    };
  }
  const stop = new AbortController();
  const { stream } = ai.streamText({
    model,
    tools,
    messages: await ai.convertToModelMessages(messages, { ignoreIncompleteToolCalls: true }),
    stopWhen: ai.isStepCount(5),
    abortSignal: stop.signal,
  });
  const said = ai.toUIMessageStream({
    stream,
    originalMessages: messages,
    generateMessageId: ai.generateId,
    async onEnd({ messages }) {
      Object.assign(person, { messages, run: undefined });
      await client.close();
    },
  });
  const [read, kept] = said.tee();
  person.run = { stop, stream: kept };
  // Else it would stop as soon as no page reads it.
  void ai.consumeStream({ stream: read });
  return GET();
}

/** What the assistant is saying, for a page that was reloaded or opened meanwhile. */
export async function GET() {
  const person = await personOf();
  if (!person?.run) return new Response(null, { status: 204 });
  const [stream, kept] = person.run.stream.tee();
  person.run.stream = kept;
  return ai.createUIMessageStreamResponse({ stream });
}

/** Stop. */
export async function DELETE() {
  (await personOf())?.run?.stop.abort();
  return new Response(null, { status: 204 });
}
