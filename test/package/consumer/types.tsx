import { forwardRef, type ComponentPropsWithoutRef, type ComponentPropsWithRef } from 'react';
import {
  Elicitation,
  ElicitationOutlet,
  ElicitationProvider,
  ElicitationRequests,
  UrlConsent,
  useElicitationQueue,
  type ElicitResult,
  type OutletQueue,
  type SlotProps,
} from 'react-mcp-elicitation';
import {
  analyzeUrl,
  compileSchema,
  ElicitResultError,
  parseElicitRequest,
  type CompiledForm,
  type ContentIssue,
  type ElicitContentError,
  type UrlAnalysis,
  type UrlFinding,
} from 'react-mcp-elicitation/core';
import {
  createElicitationQueue,
  type DraftStorage,
  type ElicitationQueue,
  type ElicitationQueueOptions,
} from 'react-mcp-elicitation/host';
import { en } from 'react-mcp-elicitation/locales/en';
import type { ParkedRound, ParkedToken } from 'react-mcp-elicitation/park';
import { createRemoteQueue, httpChannel } from 'react-mcp-elicitation/remote';
import type { RemoteQueueOptions } from 'react-mcp-elicitation/remote';
import { createFakeQueue } from 'react-mcp-elicitation/testing';

const form: CompiledForm = compileSchema({ type: 'object', properties: {} });
const queue: ElicitationQueue = createElicitationQueue({ modes: ['form'] });
const respond = (result: ElicitResult) => console.log(result.action, form, queue, en.accept);

export const element = <Elicitation request={{}} server={{ name: 'A' }} onRespond={respond} />;
export const analysis: Promise<UrlAnalysis> = analyzeUrl('https://example.com', {
  serverUrl: undefined,
});
const post = (result: ElicitResult) =>
  fetch('/answers', { method: 'POST', body: JSON.stringify(result) });
export const posted = <Elicitation request={{}} server={{ name: 'A' }} onRespond={post} />;
export const listed = <ElicitationRequests requests={[]} onRespond={(_, result) => post(result)} />;
const url = { mode: 'url', message: 'x', url: 'https://example.com' } as const;
export const consent = <UrlConsent request={url} server={{ name: 'A' }} onRespond={respond} />;
export const fake = createFakeQueue();
export const asked = fake.ask({}, { server: undefined, signal: undefined });
export const parsed = parseElicitRequest({}, { modes: undefined });

// Components as design systems for React 18 and 19 write them.
const Input = forwardRef<HTMLInputElement, ComponentPropsWithoutRef<'input'>>((props, ref) => (
  <input ref={ref} {...props} />
));
const Area = forwardRef<HTMLTextAreaElement, Omit<SlotProps<'textarea'>, 'ref'>>((props, ref) => (
  <textarea ref={ref} {...props} />
));
const Button = ({ 'data-emphasis': emphasis, ...props }: SlotProps<'button'>) => (
  <button type="button" data-variant={emphasis} {...props} />
);
const Select = (props: ComponentPropsWithRef<'select'>) => <select {...props} />;
export const themed = (
  <ElicitationProvider components={{ Button, TextInput: Input, TextArea: Area, Select }}>
    {consent}
  </ElicitationProvider>
);

// What a host's own code names, from the entry that it uses.
const drafts: DraftStorage = { storage: () => sessionStorage, key: 'drafts' };
const remoteOptions: RemoteQueueOptions = { drafts };
export const remote: OutletQueue = createRemoteQueue(httpChannel('/api'), remoteOptions);
// Drafts have one shape, whatever keeps the requests.
const options: ElicitationQueueOptions = remoteOptions;
export function Chat({ queue = createElicitationQueue(options) }: { queue?: OutletQueue }) {
  const { pending } = useElicitationQueue(queue);
  return pending.length > 0 && <ElicitationOutlet queue={queue} />;
}
const words: Partial<Record<UrlFinding['code'], string>> = { userinfo: 'A disguise.' };
export const said = ({ findings: [first] }: UrlAnalysis) => first && words[first.code];
export const keep = ({ token }: ParkedRound): ParkedToken => token;
export const isContent = (error: unknown): error is ElicitContentError =>
  error instanceof ElicitResultError && 'issues' in error;
export const issuesOf = (error: unknown): readonly ContentIssue[] =>
  isContent(error) ? error.issues : [];
