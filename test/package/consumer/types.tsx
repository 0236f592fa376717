import { forwardRef, type ComponentPropsWithoutRef, type ComponentPropsWithRef } from 'react';
import {
  Elicitation,
  ElicitationProvider,
  ElicitationRequests,
  UrlConsent,
  type ElicitResult,
  type SlotProps,
} from 'react-mcp-elicitation';
import {
  analyzeUrl,
  compileSchema,
  parseElicitRequest,
  type CompiledForm,
  type UrlAnalysis,
} from 'react-mcp-elicitation/core';
import { createElicitationQueue, type ElicitationQueue } from 'react-mcp-elicitation/host';
import { en } from 'react-mcp-elicitation/locales/en';
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
