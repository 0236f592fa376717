// What the blocks of the documents take for granted: a host's own.
import type * as AiSdk from '@ai-sdk/mcp';
import type {
  CallToolResult,
  Client as ClientV2,
  CallToolRequest as Request,
  StreamableHTTPClientTransport as HttpTransport,
  Transport,
} from '@modelcontextprotocol/client';
import type {
  ApplicationInputCallbacks,
  RawClientDispatch,
} from '@modelcontextprotocol/ext-tasks/client';
import type { ElicitationBridge } from 'react-mcp-elicitation/bridge';
import type { ElicitationConnection, ElicitationQueue } from 'react-mcp-elicitation/host';
import type * as Bridge from 'react-mcp-elicitation/bridge';
import type * as Host from 'react-mcp-elicitation/host';
import type * as Remote from 'react-mcp-elicitation/remote';
import type * as Library from 'react-mcp-elicitation';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z as zod } from 'zod';
import type * as TypesV1 from '@modelcontextprotocol/sdk/types.js';

interface Row {
  id: string;
  params: unknown;
}

declare global {
  type CallToolRequest = Request;
  const desktop: { openExternal: (url: string) => Promise<void> };
  const Client: typeof ClientV2;
  const ElicitRequestSchema: typeof TypesV1.ElicitRequestSchema;
  const ElicitationCompleteNotificationSchema: typeof TypesV1.ElicitationCompleteNotificationSchema;
  const z: typeof zod;
  const Elicitation: typeof Library.Elicitation;
  const ElicitationOutlet: typeof Library.ElicitationOutlet;
  const ElicitationRequests: typeof Library.ElicitationRequests;
  const createElicitationQueue: typeof Host.createElicitationQueue;
  const rawElicitParams: typeof Host.rawElicitParams;
  const handleElicitation: typeof Bridge.handleElicitation;
  const createRemoteQueue: typeof Remote.createRemoteQueue;
  const httpChannel: typeof Remote.httpChannel;
  const socketChannel: typeof Remote.socketChannel;

  const info: { name: string; version: string };
  const client: ClientV2;
  const transport: Transport;
  const queue: ElicitationQueue;
  const github: ElicitationConnection;
  const bridge: ElicitationBridge;
  const bridgeOf: (request: globalThis.Request) => ElicitationBridge;
  const userIdOf: (request: globalThis.Request) => Promise<string | undefined>;
  const endSession: (request: globalThis.Request) => Promise<Response>;
  const id: string;
  const save: (...kept: unknown[]) => void;
  const url: string;
  const params: Request['params'];
  const call: (params: Request['params']) => Promise<CallToolResult>;
  const createMCPClient: typeof AiSdk.createMCPClient;
  const StreamableHTTPClientTransport: typeof HttpTransport;
  const rawDispatch: RawClientDispatch;
  const sampling: ApplicationInputCallbacks['sampling'];
  const roots: ApplicationInputCallbacks['roots'];
  const answers: Record<string, unknown>;
  const database: {
    insert: (id: string, parked: { token: unknown; round: number }) => Promise<void>;
    take: (id: string) => Promise<{ token: unknown; round: number }>;
  };
  const pending: readonly Row[];
  const interrupts: readonly Row[];
  const post: (answer: object) => Promise<void>;
  const resumeRun: (id: string, answer: object) => Promise<void>;
  const app: {
    all: (
      path: string,
      listener: (request: IncomingMessage, response: ServerResponse) => unknown,
    ) => void;
  };
  const ctx: { mcpReq: { signal: AbortSignal } };
  const port: MessagePort;
  const portOfTheMainProcess: () => MessagePort;
}
