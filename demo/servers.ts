/** A server that `npm start` runs, as the page knows it. */
export interface DemoServer {
  readonly id: string;
  readonly name: string;
  /** Proxied to the server. */
  readonly path: string;
  /** The revision to insist on, where it is not to be negotiated by `initialize`. */
  readonly revision?: string;
}

export const servers: readonly DemoServer[] = [
  { id: 'everything', name: 'Everything', path: '/servers/everything/mcp' },
  { id: 'edge-cases', name: 'Edge cases', path: '/servers/edge-cases/mcp' },
  { id: 'rounds', name: 'Rounds', path: '/servers/rounds/mcp', revision: '2026-07-28' },
];
