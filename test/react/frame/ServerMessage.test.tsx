import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import {
  Elicitation,
  ElicitationProvider,
  ElicitationReceipt,
  UrlConsent,
} from 'react-mcp-elicitation';
import { createReceipt, parseElicitRequest } from 'react-mcp-elicitation/core';
import { shownLengths } from '../../../src/core/shownLengths.ts';
import { ask, askForUrl } from '../../ask.ts';

const server = { name: 'Example' };
const onRespond = () => {};

/** A host's own, of blocks: each line is one. */
const Message = ({ text }: { text: string }) =>
  text.split('\n').map((line, index) => <p key={index}>{line}</p>);

const box = () => document.querySelector('[data-slot=elicitation-message]')!;

test('HOST-7 TRUST-2 a host draws a message, of which it gets what ours would show', () => {
  const texts: string[] = [];
  const Spied = ({ text }: { text: string }) => {
    texts.push(text);
    return text;
  };
  const message = `pass\u200bword\r\n\n\n\n**now** ${'x'.repeat(shownLengths.message)}`;
  const draw = (components: object) =>
    render(
      <ElicitationProvider components={components}>
        <Elicitation request={{ ...ask({}), message }} {...{ server, onRespond }} />
      </ElicitationProvider>,
    );
  const ours = draw({});
  const shown = box().textContent;
  ours.unmount();
  draw({ Message: Spied });
  expect(texts[0]).toMatch(/^pass\ufffdword\n\n\*\*now\*\* x+$/);
  // Who draws the text cannot leave out that it was cut.
  expect(shown).toMatch(/\d more characters/);
  expect(box().textContent).toBe(shown);
});

test('HOST-7 FORM-7 a host’s blocks describe the form, in the direction of the text', () => {
  render(
    <ElicitationProvider components={{ Message }}>
      <Elicitation request={{ ...ask({}), message: 'شاخه\nLast' }} {...{ server, onRespond }} />
    </ElicitationProvider>,
  );
  expect(document.querySelector('form')).toHaveAccessibleDescription('شاخه Last');
  // A paragraph in a paragraph would end it.
  expect(screen.getByText('Last').closest('p p')).toBeNull();
  expect(screen.getByText('Last').closest('[dir=auto]')!.parentElement).toBe(box());
});

test('HOST-7 a host draws the message of a URL and of a receipt too', async () => {
  const request = parseElicitRequest({ ...ask({}), message: 'The question' });
  const receipt = createReceipt({ request, server, result: { action: 'decline' } });
  const url = parseElicitRequest(askForUrl('https://example.com/'));
  render(
    <ElicitationProvider components={{ Message: ({ text }) => <b>{`${text}!`}</b> }}>
      <ElicitationReceipt receipt={receipt} />
      <UrlConsent request={url as never} {...{ server, onRespond }} />
    </ElicitationProvider>,
  );
  expect(screen.getByText('The question!')).toBeVisible();
  expect(await screen.findByText(`${url.message}!`)).toBeVisible();
});
