/** A server that `npm start` runs, as the page knows it. */
export interface DemoServer {
  readonly id: string;
  readonly name: string;
  /** Proxied to the server. */
  readonly path: string;
  /** Of the TypeScript SDK for MCP, with which the page connects to it; or the page's own back end does. */
  readonly sdk: 'v1' | 'v2' | 'back end';
  /** The revision to insist on, where it is not to be negotiated by `initialize`. */
  readonly revision?: string;
}

/** The page's own back end, for one person in as many tabs as are open: see `backEnd.ts`. */
export const backEnd = `${import.meta.env['BACK_END'] as string}/${personId()}`;

export const servers: readonly DemoServer[] = [
  { id: 'everything', name: 'Everything', path: '/servers/everything/mcp', sdk: 'v2' },
  { id: 'edge-cases', name: 'Edge cases', path: '/servers/edge-cases/mcp', sdk: 'v2' },
  { id: 'rounds', name: 'Rounds', path: '/servers/rounds/mcp', sdk: 'v2', revision: '2026-07-28' },
  { id: 'everything-v1', name: 'Everything, SDK v1', path: '/servers/everything/mcp', sdk: 'v1' },
  { id: 'back-end', name: 'Everything, by a back end', path: backEnd, sdk: 'back end' },
];

/** Other calls of a tool that are worth a button: what it is called, and the arguments that make it so. */
export const variants: Readonly<
  Record<string, readonly { label: string; arguments: Record<string, unknown> }[]>
> = {
  'trigger-url-elicitation': [
    { label: 'by an error', arguments: { errorPath: true } },
    { label: 'with a known id', arguments: { elicitationId: 'known-id' } },
  ],
  'simulate-research-query': [
    { label: 'which asks', arguments: { topic: 'python', ambiguous: true } },
  ],
};

/** In place of a sign-in. */
function personId(): string {
  const id = localStorage.getItem('person') ?? crypto.randomUUID();
  localStorage.setItem('person', id);
  return id;
}
