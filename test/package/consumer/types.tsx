import { Elicitation, UrlConsent, type ElicitResult } from 'react-mcp-elicitation';
import {
  analyzeUrl,
  compileSchema,
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
const url = { mode: 'url', message: 'x', url: 'https://example.com' } as const;
export const consent = <UrlConsent request={url} server={{ name: 'A' }} onRespond={respond} />;
export const fake = createFakeQueue();
