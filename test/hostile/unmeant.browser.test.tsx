import { act, render, screen } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Elicitation,
  ElicitationReceipt,
  ElicitationRequests,
  type ElicitResult,
} from 'react-mcp-elicitation';
import { createReceipt, parseElicitRequest } from 'react-mcp-elicitation/core';
import { ask } from '../ask.ts';
import { click, middleOf, pressRested, wait } from '../person.ts';
import { translatePage } from '../translatePage.ts';
import { waitFor } from '../waitFor.ts';

const server = { name: 'Example' };

test('TRUST-6 a default of invisible letters does not take the dots from a password', async () => {
  const request = ask({ key: { type: 'string', title: 'Password', default: '\u200b' } });
  render(<Elicitation {...{ request, server, onRespond: vi.fn() }} />);
  expect(await screen.findByRole('button', { name: /^Show/ })).toBeVisible();
  expect(
    screen
      .getByLabelText('Password', { selector: 'input' })
      .style.getPropertyValue('-webkit-text-security'),
  ).toBe('disc');
});

test('FORM-12 lines that were pasted come back with a draft', () => {
  const request = ask({ text: { type: 'string', title: 'Text' } });
  const draft = { f0: 'one\ntwo' };
  render(<Elicitation {...{ request, server, draft, onRespond: vi.fn() }} />);
  expect(screen.getByLabelText('Text')).toHaveValue('one\ntwo');
});

test('TRUST-3 the line breaks of a row that a server suggests are shown', () => {
  const rows = ['echo hi # \nrm -rf ~'];
  const request = ask({ rows: { type: 'array', items: { type: 'string' }, default: rows } });
  render(<Elicitation {...{ request, server, onRespond: vi.fn() }} />);
  expect(screen.getByDisplayValue('echo hi # \ufffdrm -rf ~')).toHaveAttribute('readonly');
});

test('FORM-4 a date-time without a zone, with microseconds as Python writes it, can be accepted', async () => {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  const when = { type: 'string', format: 'date-time', default: '2026-01-02T10:00:30.123456' };
  render(<Elicitation {...{ request: ask({ when }), server, onRespond }} />);
  await pressRested(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
  expect(onRespond).toHaveBeenCalledWith({
    action: 'accept',
    content: { when: expect.stringMatching(/^2026-01-0\dT\d\d:\d\d:30Z$/) as string },
  });
});

test('TRUST-4 a receipt of many line ends is drawn at once', () => {
  // Each of them could be read in two ways, and twenty took half a minute.
  const note = `${'\r\n'.repeat(30)}${'x'.repeat(100_000)}`;
  const request = parseElicitRequest(ask({ note: { type: 'string' } }));
  const result = { action: 'accept', content: { note } } as const;
  render(<ElicitationReceipt receipt={createReceipt({ request, result, server })} />);
  expect(screen.getByText(/^x+/)).toBeVisible();
});

test('PROTO-5 HOST-3 a dialog that a host hides answers nothing, leaves the page free, and comes back', async () => {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  const onHost = vi.fn();
  const draw = (mode: 'visible' | 'hidden'): ReactNode => (
    <>
      <button type="button" onClick={onHost}>
        Host
      </button>
      <Activity mode={mode}>
        <Elicitation
          presentation="dialog"
          request={ask({ name: { type: 'string' } })}
          {...{ server, onRespond }}
        />
      </Activity>
    </>
  );
  const { rerender } = render(draw('visible'));
  await userEvent.fill(screen.getByLabelText('name'), 'Ada');
  rerender(draw('hidden'));
  await wait(300);
  expect(onRespond).not.toHaveBeenCalled();
  await click(middleOf(screen.getByText('Host')));
  expect(onHost).toHaveBeenCalledTimes(1);
  rerender(draw('visible'));
  expect(screen.getByLabelText('name')).toHaveValue('Ada');
  await pressRested(screen.getByRole('button', { name: 'Accept' }));
  expect(onRespond).toHaveBeenCalledTimes(1);
  expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { name: 'Ada' } });
});

test('HOST-9 a host may take a request off its list while it is told of the answer', async () => {
  const params = (message: string) => ({ ...ask({}), message });
  const first = { id: '1', params: params('First?'), server };
  const second = { id: '2', params: params('Second?'), server };
  const onRespond = vi.fn(() => flushSync(() => rerender(draw([second]))));
  const draw = (requests: (typeof first)[]) => (
    <ElicitationRequests {...{ requests, onRespond, onError: vi.fn() }} presentation="inline" />
  );
  const { rerender } = render(draw([first, second]));
  await screen.findByText('First?');
  await pressRested(screen.getByRole('button', { name: 'Decline' }));
  await act(() => wait(50));
  expect(await screen.findByText('Second?')).toBeVisible();
});

test('HOST-5 a page that a translator has changed survives the end of a request', async () => {
  const request = ask({ name: { type: 'string' } });
  const { container } = render(<Elicitation {...{ request, server, onRespond: vi.fn() }} />);
  translatePage(container);
  await click(middleOf(screen.getByText('Decline')));
  expect(await screen.findByText('You declined.')).toBeVisible();
});
