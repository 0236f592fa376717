import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Elicitation, ElicitRequestError } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';
import { accept, drawElicitation, server } from '../drawElicitation.tsx';
import { lazyExtras } from '../../../src/react/frame/Head.tsx';

await lazyExtras.load();

describe('PROTO-2 raw params that cannot be shown', () => {
  test.each([
    ['malformed', 5, []],
    [
      'properties that are none',
      { message: 'x', requestedSchema: { type: 'object', properties: 5 } },
      ['requestedSchema', 'properties'],
    ],
    [
      'a nested object',
      ask({ a: { type: 'object' } }),
      ['requestedSchema', 'properties', 'a', 'type'],
    ],
    ['an unknown type', ask({ a: { type: 'x' } }), ['requestedSchema', 'properties', 'a', 'type']],
    ['an unknown mode', { mode: 'voice', message: 'x' }, ['mode']],
    ['a whole request', { method: 'elicitation/create', params: ask({}) }, ['params']],
    ['a URL that is none', { mode: 'url', message: 'x', url: 5 }, ['url']],
  ])('%s: onError once, and the person is told', (_, params, path) => {
    const { onError, onRespond, rerender } = drawElicitation(params);
    rerender(params);
    expect(onError).toHaveBeenCalledTimes(1);
    const [[error]] = onError.mock.calls as [[ElicitRequestError]];
    expect(error).toBeInstanceOf(ElicitRequestError);
    expect(error).toMatchObject({ code: -32602, path });
    expect(screen.getByRole('alert')).toHaveTextContent('This request could not be displayed.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(onRespond).not.toHaveBeenCalled();
  });
});

test('PROTO-2 without `onError` the developer hears once that a server waits', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { rerender } = drawElicitation(malformed, { onError: undefined });
  rerender(malformed);
  const error: unknown = expect.objectContaining({
    message: expect.stringMatching(/^This request cannot be shown.+`onError`: .*message/),
    cause: expect.objectContaining({ code: -32602 }),
  });
  expect(reported).toHaveBeenCalledExactlyOnceWith(error);
});

const malformed = { message: 5 };

describe('equal requests', () => {
  test('PROTO-5 of another signal are requests of their own', async () => {
    const onRespond = vi.fn();
    const element = (signal: AbortSignal) => (
      <Elicitation request={ask({ name: { type: 'string' } })} {...{ server, signal, onRespond }} />
    );
    const { rerender } = render(element(new AbortController().signal));
    await userEvent.click(accept());
    rerender(element(new AbortController().signal));
    await userEvent.click(accept());
    expect(onRespond).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['the same object', () => malformed],
    ['an equal one', () => ({ ...malformed })],
  ])('PROTO-2 that cannot be shown are each refused: %s', (_, request) => {
    const onError = vi.fn();
    const element = (signal: AbortSignal) => (
      <Elicitation request={request()} {...{ server, signal, onError }} onRespond={() => {}} />
    );
    const { rerender } = render(element(new AbortController().signal));
    rerender(element(new AbortController().signal));
    expect(onError).toHaveBeenCalledTimes(2);
  });

  test('TRUST-1 of another server never get what was typed for the first', async () => {
    const element = (name: string) => (
      <Elicitation
        request={ask({ name: { type: 'string' } })}
        server={{ name }}
        onRespond={() => {}}
      />
    );
    const { rerender } = render(element('One'));
    await userEvent.type(screen.getByRole('textbox'), 'for One only');
    rerender(element('Two'));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});

test('FORM-2 a default of several types keeps its type until it is edited', async () => {
  const { user, onRespond } = drawElicitation(
    ask({
      one: { anyOf: [{ type: 'string' }, { type: 'integer' }], default: 5 },
      other: { type: ['integer', 'string'], default: 7 },
    }),
  );
  await user.clear(screen.getByRole('textbox', { name: 'other' }));
  await user.type(screen.getByRole('textbox', { name: 'other' }), '8');
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { one: 5, other: '8' },
  });
});

test('FORM-5 a form is described by nothing that is not there', () => {
  drawElicitation({ ...ask({ a: { type: 'string' } }), message: '' });
  const [form] = document.forms;
  expect(form).not.toHaveAttribute('aria-describedby');
});

test('FORM-12 Start over moves focus to the first field', async () => {
  const request = ask({ name: { type: 'string' } });
  const { user } = drawElicitation(request, { draft: { f0: 'Ann' } });
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByRole('textbox', { name: 'name' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('');
});

test('HOST-3 a call that never times out has no countdown', () => {
  drawElicitation(ask({}), { deadline: Infinity });
  expect(accept()).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('HOST-3 a deadline that is hours away is told in hours', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  drawElicitation(ask({}), { deadline: Date.now() + 5_403_000 });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('timer')).toHaveTextContent('1:30:03 left');
});
