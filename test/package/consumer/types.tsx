import { Elicitation, type ElicitResult } from 'react-mcp-elicitation';
import { compileSchema, type CompiledForm } from 'react-mcp-elicitation/core';
import { createElicitationQueue, type ElicitationQueue } from 'react-mcp-elicitation/host';
import { en } from 'react-mcp-elicitation/locales/en';
import { createFakeQueue } from 'react-mcp-elicitation/testing';

const form: CompiledForm = compileSchema({ type: 'object', properties: {} });
const queue: ElicitationQueue = createElicitationQueue({ modes: ['form'] });
const respond = (result: ElicitResult) => console.log(result.action, form, queue, en.accept);

export const element = <Elicitation request={{}} server={{ name: 'A' }} onRespond={respond} />;
export const fake = createFakeQueue();
