import { createElicitationQueue, rawElicitParams } from 'react-mcp-elicitation/host';
import { elicitations } from 'react-mcp-elicitation/testing';

interface Answer {
  readonly action: string;
  readonly content?: Readonly<Record<string, unknown>>;
}
type Handler = (params: unknown, context: object) => Promise<Answer>;

/** Stands in for the client of an MCP SDK, with a server behind it whose one tool asks for a branch. */
class FakeClient {
  #handler: Handler | undefined;

  setRequestHandler(_method: string, _schemas: object, handler: Handler): void {
    this.#handler = handler;
  }

  async callTool(_params: { name: string }): Promise<string> {
    const { action, content } = await this.#handler!(elicitations.text, {});
    if (action !== 'accept') return `Nothing was deployed: ${action}.`;
    return `Deployed ${String(content!['branch'])}.`;
  }
}

/** What a host sets up once, as in the README. */
export function createHost() {
  const queue = createElicitationQueue();
  const server = queue.connection({ name: 'Deploy bot', url: 'https://mcp.example.com' });
  const client = new FakeClient();
  client.setRequestHandler('elicitation/create', { params: rawElicitParams }, server.onRequest);
  return { queue, callTool: (name: string) => server.track(() => client.callTool({ name })) };
}
