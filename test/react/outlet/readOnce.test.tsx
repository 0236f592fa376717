import { StrictMode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ElicitationOutlet, ElicitationRequests, type OutletQueue } from 'react-mcp-elicitation';
import { createElicitationBridge } from 'react-mcp-elicitation/bridge';
import { createReceipt, parseElicitRequest } from 'react-mcp-elicitation/core';
import { createElicitationQueue, type QueueEvent } from 'react-mcp-elicitation/host';
import { createRemoteQueue } from 'react-mcp-elicitation/remote';
import type * as Compiling from '../../../src/core/compileForm.ts';
import type * as Reading from '../../../src/protocol/dialect/isPlain.ts';
import { ask } from '../../ask.ts';
import { waitFor } from '../../waitFor.ts';

const spies = vi.hoisted(() => ({ read: vi.fn(), compile: vi.fn() }));
// A reading begins with it.
vi.mock('../../../src/protocol/dialect/isPlain.ts', async (original) => {
  const { isPlain } = await original<typeof Reading>();
  return { isPlain: spies.read.mockImplementation(isPlain) };
});
vi.mock('../../../src/core/compileForm.ts', async (original) => {
  const { compileForm } = await original<typeof Compiling>();
  return { compileForm: spies.compile.mockImplementation(compileForm) };
});
beforeEach(() => {
  spies.read.mockClear();
  spies.compile.mockClear();
  sessionStorage.clear();
});

const server = { name: 'Example' };
/** In another dialect than MCP's subset, and with a secret. */
const params = ask({ user: { type: ['string', 'null'] }, password: { type: 'string' } });
const content = { user: 'Ada', password: 'hunter2' };
const drafts = { storage: sessionStorage, key: 'drafts' };

const textbox = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
const counts = () => [spies.read, spies.compile].map(({ mock }) => mock.calls.length);

/** A person begins to answer in a window, leaves it, comes back, and sends the answer. */
async function answerIn(queue: OutletQueue) {
  const outlet = (
    <StrictMode>
      <ElicitationOutlet queue={queue} presentation="inline" />
    </StrictMode>
  );
  const { unmount } = render(outlet);
  await userEvent.type(await textbox('user'), 'Ada');
  unmount();
  render(outlet);
  expect(await textbox('user')).toHaveValue('Ada');
  await userEvent.type(await textbox('password'), 'hunter2');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
}

/** What the host's log was told of an answer, as a receipt, for which the request is not read either. */
async function expectReceipt(events: readonly QueueEvent[]) {
  const told = await waitFor(() => {
    const event = events.find(({ type }) => type === 'answered');
    if (event?.type !== 'answered') throw new Error('not yet');
    return event;
  });
  const { request, result, withheld } = told;
  expect(result).toEqual({ action: 'accept', content: { user: 'Ada' } });
  expect(withheld).toEqual(['password']);
  const { answers } = createReceipt({ ...request, result, withheld });
  expect(answers).toMatchObject([{ property: 'user' }, { property: 'password' }]);
}

test('PROTO-12 a page reads and compiles a form once, from the wire to the receipt', async () => {
  const events: QueueEvent[] = [];
  const queue = createElicitationQueue({ drafts, onEvent: (event) => events.push(event) });
  const answer = queue.connection(server).onRequest(params);
  await answerIn(queue);
  await expect(answer).resolves.toEqual({ action: 'accept', content });
  await expectReceipt(events);
  expect(counts()).toEqual([1, 1]);
});

test('PROTO-12 a form on a host’s own list is read and compiled once, however often the list is drawn', async () => {
  const onRespond = vi.fn();
  const list = () => (
    <StrictMode>
      <ElicitationRequests
        presentation="inline"
        requests={[{ id: 'a', params: structuredClone(params), server }]}
        {...{ onRespond, drafts }}
      />
    </StrictMode>
  );
  const { rerender } = render(list());
  await userEvent.type(await textbox('user'), 'Ada');
  rerender(list());
  await userEvent.type(await textbox('password'), 'hunter2');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(onRespond).toHaveBeenCalledOnce());
  expect(onRespond).toHaveBeenCalledWith('a', { action: 'accept', content });
  expect(counts()).toEqual([1, 1]);
});

test('PROTO-12 behind a back end, each process reads and compiles a form once', async () => {
  const events: QueueEvent[] = [];
  const bridge = createElicitationBridge({ onEvent: (event) => events.push(event) });
  const queue = createRemoteQueue({
    open(onState) {
      return bridge.attach((state) => onState(JSON.parse(JSON.stringify(state))));
    },
    send: (message) => bridge.receive(JSON.parse(JSON.stringify(message))),
  });
  const answer = bridge.queue.connection(server).onRequest(params);
  await act(async () => {});
  await answerIn(queue);
  await expect(answer).resolves.toEqual({ action: 'accept', content });
  await expectReceipt(events);
  // The page, and the back end.
  expect(counts()).toEqual([2, 2]);
});

test('PROTO-12 a request that was read is frozen, looks like its params, and is never read again', () => {
  const request = parseElicitRequest(params);
  expect(Object.isFrozen(request)).toBe(true);
  expect(Object.keys(request)).toEqual(['message', 'requestedSchema', 'mode']);
  expect(parseElicitRequest(request)).toBe(request);
  expect(() => parseElicitRequest(request, { modes: ['url'] })).toThrow('mode');
  expect(spies.read).toHaveBeenCalledOnce();
  expect(spies.compile).not.toHaveBeenCalled();
});
