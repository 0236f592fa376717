import { toNodeHandler, type NodeIncomingMessageLike } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  inputRequired,
  McpServer,
  type InputRequiredResult,
} from '@modelcontextprotocol/server';
import { serveLocally } from './serveLocally.ts';

type Round = Readonly<Record<string, { message: string; title: string }>>;

const region = { message: 'Where to?', title: 'Region' };
const version = { message: 'Which version?', title: 'Version' };
const reason = { message: 'Why now?', title: 'Reason' };

/** What each tool asks for: in each round, one question for each key. */
const tools: Readonly<Record<string, { description: string; rounds: readonly Round[] }>> = {
  'ask-twice-in-a-round': {
    description: 'Two questions at once',
    rounds: [{ region, version }],
  },
  'ask-in-three-rounds': {
    description: 'One question after another, each with the answers before it',
    rounds: [{ region }, { version }, { reason }],
  },
};

function askRound(round: Round, state: string): InputRequiredResult {
  const inputRequests = Object.entries(round).map(([key, { message, title }]) => {
    const properties = { [key]: { type: 'string' as const, title } };
    const requestedSchema = { type: 'object' as const, properties, required: [key] };
    return [key, inputRequired.elicit({ message, requestedSchema })] as const;
  });
  return inputRequired({ inputRequests: Object.fromEntries(inputRequests), requestState: state });
}

/** A server of revision 2026-07-28. It asks through the results of its tools, and it remembers nothing itself. */
function createMcpServer(): McpServer {
  const server = new McpServer({ name: 'rounds', version: '1.0.0' });
  for (const [name, { description, rounds }] of Object.entries(tools)) {
    server.registerTool(name, { description }, ({ mcpReq }) => {
      const answers = [
        ...(JSON.parse(String(mcpReq.requestState() ?? '[]')) as unknown[]),
        ...(mcpReq.inputResponses ? [mcpReq.inputResponses] : []),
      ];
      const round = rounds[answers.length];
      if (round) return askRound(round, JSON.stringify(answers));
      const text = `Raw result: ${JSON.stringify(answers, null, 2)}`;
      return { content: [{ type: 'text' as const, text }] };
    });
  }
  return server;
}

/** Serves the rounds over Streamable HTTP on a free port of this machine, and returns the port. */
export function startRoundsServer(): Promise<number> {
  const handle = toNodeHandler(createMcpHandler(createMcpServer));
  return serveLocally((request, response) => handle(request as NodeIncomingMessageLike, response));
}
