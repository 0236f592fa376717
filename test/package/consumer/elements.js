import { createElement } from 'react';
import { Elicitation, ElicitationReceipt, UrlConsent } from 'react-mcp-elicitation';
import { createReceipt, parseElicitRequest } from 'react-mcp-elicitation/core';
import { elicitations } from 'react-mcp-elicitation/testing';

const props = { server: { name: 'A' }, onRespond() {} };
const url = { mode: 'url', message: 'x', elicitationId: 'x', url: 'https://example.com/' };
const request = parseElicitRequest(url);
const at = new Date(0);
const result = { action: 'decline' };
const receipt = createReceipt({ request, server: props.server, at, result });

/** What a server renders and a page hydrates. */
export const elements = [
  ...Object.values(elicitations).map((request) =>
    createElement(Elicitation, { request, ...props }),
  ),
  createElement(UrlConsent, { request, ...props }),
  createElement(ElicitationReceipt, { receipt }),
];
