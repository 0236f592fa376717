/** A server that `npm start` runs, as the page knows it. */
export interface DemoServer {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** The version of the TypeScript SDK for MCP with which the page connects, or `back end` if its back end connects. */
  readonly sdk: 'v1' | 'v2' | 'back end';
  /** The revision to insist on, instead of letting `initialize` negotiate one. */
  readonly revision?: string;
}

/** They come from `start.ts`. */
export const addresses = import.meta.env['ADDRESSES'] as Record<
  'everything' | 'story' | 'edgeCases' | 'rounds' | 'backEnd',
  string
>;

/** The page's own back end, for one person in as many tabs as are open: see `backEnd.ts`. */
export const backEnd = `${addresses.backEnd}/${personId()}`;

export const servers: readonly DemoServer[] = [
  { id: 'everything', name: 'Everything', url: addresses.everything, sdk: 'v2' },
  { id: 'edge-cases', name: 'Edge cases', url: addresses.edgeCases, sdk: 'v2' },
  { id: 'rounds', name: 'Rounds', url: addresses.rounds, sdk: 'v2', revision: '2026-07-28' },
  { id: 'everything-v1', name: 'Everything, SDK v1', url: addresses.everything, sdk: 'v1' },
  { id: 'back-end', name: 'Everything, by a back end', url: backEnd, sdk: 'back end' },
];

/** Other calls of a tool that get a button: the button's label, and the arguments of the call. */
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
