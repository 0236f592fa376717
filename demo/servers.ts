/** The servers that `npm start` runs, as the page knows them: `path` is proxied to each. */
export const servers = [
  { id: 'everything', name: 'Everything', path: '/servers/everything/mcp' },
  { id: 'edge-cases', name: 'Edge cases', path: '/servers/edge-cases/mcp' },
] as const;

export type DemoServer = (typeof servers)[number];
