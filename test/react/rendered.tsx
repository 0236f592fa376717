import type { ReactElement } from 'react';
import {
  Elicitation,
  ElicitationForm,
  ElicitationOutlet,
  ElicitationProvider,
  ElicitationReceipt,
  UrlConsent,
} from 'react-mcp-elicitation';
import {
  createReceipt,
  parseElicitRequest,
  type ElicitFormRequest,
  type ElicitUrlRequest,
} from 'react-mcp-elicitation/core';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { elicitations } from 'react-mcp-elicitation/testing';

const server = { name: 'Example', url: 'https://mcp.example.com' };
const common = { server, onRespond: () => {} };
const form = parseElicitRequest(elicitations.dateTime) as ElicitFormRequest;
const url = parseElicitRequest({
  mode: 'url',
  message: 'Sign in.',
  url: 'https://xn--bcher-kva.example/%20?to=https://a.example',
  elicitationId: 'a',
}) as ElicitUrlRequest;
const deadline = Date.now() + 90_000;
const receipt = createReceipt({
  request: form,
  server,
  at: new Date('2026-11-20T23:30:00Z'),
  result: { action: 'accept', content: { start: '2026-12-18T17:00:00+05:30' } },
});

/** Each component, and each fixture, with a text that is in its markup. */
export const rendered: readonly (readonly [
  name: string,
  element: () => ReactElement,
  text: string,
])[] = [
  ...Object.entries(elicitations).map(
    ([name, request]) =>
      [name, () => <Elicitation request={request} {...common} />, 'Decline'] as const,
  ),
  ['a form', () => <ElicitationForm request={form} {...common} />, 'Decline'],
  [
    'a form in a dialog',
    () => <ElicitationForm request={form} presentation="dialog" {...common} />,
    '',
  ],
  [
    'a form with a deadline',
    () => <ElicitationForm request={form} {...{ ...common, deadline }} />,
    'Decline',
  ],
  ['consent', () => <UrlConsent request={url} {...common} />, 'Decline'],
  ['consent in a dialog', () => <UrlConsent request={url} presentation="dialog" {...common} />, ''],
  [
    'consent with a deadline',
    () => <UrlConsent request={url} {...{ ...common, deadline }} />,
    'Decline',
  ],
  ['consent that loads later', () => <Elicitation request={url} {...common} />, ''],
  ['an outlet', () => <ElicitationOutlet queue={createElicitationQueue()} />, 'status'],
  ['a receipt', () => <ElicitationReceipt receipt={receipt} />, 'Example'],
  [
    'a receipt in another language',
    () => (
      <ElicitationProvider locale="ar">
        <ElicitationReceipt receipt={receipt} />
      </ElicitationProvider>
    ),
    'Example',
  ],
];
