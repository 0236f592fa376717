import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  Elicitation,
  ElicitationForm,
  ElicitationOutlet,
  ElicitationProvider,
  type ElicitRequestError,
} from 'react-mcp-elicitation';
import {
  createReceipt,
  parseElicitRequest,
  type ElicitFormRequest,
} from 'react-mcp-elicitation/core';
import { createElicitationQueue, type ElicitationQueue } from 'react-mcp-elicitation/host';
import { waitFor } from '../../waitFor.ts';
import { ask } from '../../ask.ts';
import { memoryStorage } from '../../memoryStorage.ts';

const server = { name: 'Example' };
const request = {
  message: 'Sign in.',
  requestedSchema: {
    type: 'object',
    properties: { user: { type: 'string' }, password: { type: 'string', title: 'Password' } },
  },
};
/** A password has no role. */
const input = { selector: 'input' };
const field = () => screen.getByLabelText('Password', input);

/** Nobody waits for the answer: the queue is disposed of first. */
const askBy = (queue: ElicitationQueue) =>
  act(() => {
    queue
      .connection(server)
      .onRequest(request)
      .catch(() => {});
  });

describe('TRUST-3 a form that asks for a password', () => {
  test('waits for what tells it, where there is a trace of it, and draws all others at once', async () => {
    const { container } = render(<Elicitation {...{ request, server }} onRespond={() => {}} />);
    expect(container).toBeEmptyDOMElement();
    expect(await screen.findByRole('alert')).toBeVisible();
    // Loaded once.
    const again = render(<Elicitation {...{ request, server }} onRespond={() => {}} />);
    expect(again.container).not.toBeEmptyDOMElement();
  });

  test('says so before anything is typed, and beside the field', async () => {
    render(<Elicitation {...{ request, server }} onRespond={() => {}} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('asks for secret information');
    expect(field()).toHaveAccessibleDescription(/looks like a password/);
    expect(screen.getByRole('textbox', { name: 'user' })).not.toHaveAccessibleDescription();
  });

  test('is no control that a password manager saves', () => {
    render(<Elicitation {...{ request, server }} onRespond={() => {}} />);
    expect(field()).toHaveAttribute('type', 'password');
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('data-1p-ignore');
    expect(field()).toHaveAttribute('spellcheck', 'false');
  });

  test('is written to no disk while it is shown, as browsers do with texts to restore a page', async () => {
    render(<Elicitation {...{ request, server }} onRespond={() => {}} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show Password' }));
    expect(field()).toHaveAttribute('type', 'text');
    expect(field()).toHaveAttribute('autocomplete', 'off');
  });

  test.each([{ type: 'string' }, { type: ['string', 'integer'] }])(
    'a long default of it is ignored, since behind dots it cannot be shown cut: %j',
    async (schema) => {
      const password = { ...schema, title: 'Password', default: 'a'.repeat(10_001) };
      render(<Elicitation {...{ server }} request={ask({ password })} onRespond={() => {}} />);
      expect(await screen.findByLabelText('Password', input)).toHaveValue('');
    },
  );

  test('sends what was typed all the same, and does not show it afterwards', async () => {
    const onRespond = vi.fn();
    render(<Elicitation {...{ request, server, onRespond }} />);
    await userEvent.type(field(), 'hunter2');
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { password: 'hunter2' } });
    expect(await screen.findByText('Sent, but not stored here')).toBeVisible();
    expect(document.body).not.toHaveTextContent('hunter2');
  });

  test('HOST-4 leaves it out of receipts', () => {
    const result = { action: 'accept' as const, content: { user: 'ada', password: 'hunter2' } };
    const receipt = createReceipt({ request: parseElicitRequest(request), server, result });
    expect(receipt.answers).toEqual([
      { property: 'user', label: 'user', value: 'ada', isMasked: false },
      { property: 'password', label: 'Password', isMasked: true },
    ]);
  });

  test('FORM-12 keeps no draft of it', async () => {
    const { items: kept, storage } = memoryStorage();
    const queue = createElicitationQueue({ drafts: { storage, key: 'drafts' } });
    const view = render(<ElicitationOutlet queue={queue} presentation="inline" />);
    askBy(queue);
    await userEvent.type(await screen.findByRole('textbox', { name: 'user' }), 'ada');
    await userEvent.type(field(), 'hunter2');
    view.unmount();
    expect([...kept.values()].join()).toContain('ada');
    expect([...kept.values()].join()).not.toContain('hunter2');
    queue.dispose();
  });

  test.each(['ada', ''])('FORM-12 says that it is not restored: %j', async (name) => {
    const queue = createElicitationQueue();
    const outlet = () => render(<ElicitationOutlet queue={queue} presentation="inline" />);
    const view = outlet();
    askBy(queue);
    const user = await screen.findByRole('textbox', { name: 'user' });
    await userEvent.type(user, `${name}{Tab}hunter2`);
    view.unmount();
    outlet();
    expect(await screen.findByRole('textbox', { name: 'user' })).toHaveValue(name);
    expect(field()).toHaveValue('');
    expect(document.querySelector('form')).toHaveAccessibleDescription(
      /Your earlier answers have been restored\.$/,
    );
    act(() => queue.dispose());
  });

  test('FORM-12 PROTO-9 a round that is kept over a reload is kept without it', async () => {
    const setItem = vi.fn<(key: string, text: string) => void>();
    const storage = { getItem: () => null, setItem, removeItem: () => {} };
    const queue = createElicitationQueue();
    const { answerInputRequired, close } = queue.connection(server);
    render(<ElicitationOutlet queue={queue} presentation="inline" />);
    const elicit = (params: object) => ({ method: 'elicitation/create', params });
    const plain = { type: 'object', properties: { name: { type: 'string' } } };
    act(() => {
      const result = {
        resultType: 'input_required',
        inputRequests: {
          secret: elicit(request),
          name: elicit({ message: 'Name?', requestedSchema: plain }),
          age: elicit({ message: 'Age?', requestedSchema: plain }),
        },
      };
      const persist = { storage, key: 'round' };
      void answerInputRequired({ params: {}, result, persist }).catch(() => {});
    });
    await screen.findByLabelText('Password', input);
    await userEvent.type(field(), 'hunter2');
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'name' }), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await screen.findByText('Age?');
    const written = setItem.mock.calls.map(([, text]) => text);
    expect(written.join()).not.toContain('hunter2');
    expect(JSON.parse(written.at(-1)!)).toMatchObject({
      answers: { name: { action: 'accept', content: { name: 'Ada' } } },
    });
    act(() => close());
  });
});

test('FORM-12 PROTO-9 the second round is kept without the secret of the first', async () => {
  const setItem = vi.fn<(key: string, text: string) => void>();
  const persist = {
    storage: { getItem: () => null, setItem, removeItem: () => {} },
    key: 'round',
  };
  const queue = createElicitationQueue();
  const { answerInputRequired, close } = queue.connection(server);
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  const inRound = (params: object) => ({
    resultType: 'input_required',
    requestState: 's',
    inputRequests: { a: { method: 'elicitation/create', params } },
  });
  let retried: object = {};
  act(() => {
    void answerInputRequired({
      params: { name: 'deploy' },
      result: inRound(request),
      persist,
    }).then((params) => (retried = params));
  });
  await userEvent.type(await screen.findByLabelText('Password', input), 'hunter2');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(JSON.stringify(retried)).toContain('hunter2'));
  act(() => {
    const result = inRound({
      message: 'Age?',
      requestedSchema: { type: 'object', properties: {} },
    });
    void answerInputRequired({ params: retried, result, round: 2, persist }).catch(() => {});
  });
  await screen.findByText('Age?');
  const written = setItem.mock.calls.map(([, text]) => text);
  expect(JSON.parse(written.at(-1)!)).toMatchObject({ params: { name: 'deploy' }, round: 2 });
  expect(written.join()).not.toContain('hunter2');
  act(() => close());
});

test('TRUST-3 a date that is secret is typed, since a picker cannot be masked', async () => {
  const properties = { a: { type: 'string', format: 'date', title: 'Card expiry date' } };
  const asked = { message: 'Pay.', requestedSchema: { type: 'object', properties } };
  render(<Elicitation {...{ request: asked, server }} onRespond={() => {}} />);
  const expiry = await screen.findByLabelText('Card expiry date', input);
  expect(expiry).toHaveAttribute('type', 'password');
});

describe('TRUST-3 a host that refuses such forms', () => {
  const parsed = parseElicitRequest(request) as ElicitFormRequest;
  const onError = vi.fn<(error: ElicitRequestError) => void>();
  const common = { server, onError, onRespond: () => {} };

  test.each([
    ['a request', () => <Elicitation {...{ ...common, request }} />],
    ['a form', () => <ElicitationForm {...common} request={parsed} />],
  ])('%s: the server gets -32602, the person is told', async (_, draw) => {
    onError.mockClear();
    render(<ElicitationProvider sensitiveFields="refuse">{draw()}</ElicitationProvider>);
    await screen.findByRole('region');
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        code: -32602,
        path: ['requestedSchema', 'properties', 'password'],
      }),
    );
    const region = screen.getByRole('region');
    expect(within(region).getByRole('alert')).toHaveTextContent('asks for secret information');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('PROTO-5 shows none of them once it only warns: its server has the error', async () => {
    onError.mockClear();
    const draw = (sensitiveFields: 'warn' | 'refuse') => (
      <ElicitationProvider {...{ sensitiveFields }}>
        <Elicitation {...{ ...common, request }} />
      </ElicitationProvider>
    );
    const { rerender } = render(draw('refuse'));
    await screen.findByRole('region');
    rerender(draw('warn'));
    expect(screen.getByRole('alert')).toHaveTextContent('asks for secret information');
    expect(screen.queryByRole('button')).toBeNull();
    expect(onError).toHaveBeenCalledOnce();
  });

  test('gets all others', () => {
    const properties = { apiVersion: { type: 'string' } };
    const honest = { message: 'Which?', requestedSchema: { type: 'object', properties } };
    render(
      <ElicitationProvider sensitiveFields="refuse">
        <Elicitation {...{ request: honest, server }} onRespond={() => {}} />
      </ElicitationProvider>,
    );
    expect(screen.getByRole('textbox')).toBeVisible();
  });
});
