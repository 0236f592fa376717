import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { afterAll, expect, test, vi } from 'vitest';
import { ask } from '../ask.ts';
import { callContext } from '../../src/host/callContext.ts';
import { waitFor } from '../waitFor.ts';
import { settled } from './setUpHost.ts';

/** As in a page, which has no AsyncLocalStorage. */
const former = vi.hoisted(() => {
  const found = Object.getOwnPropertyDescriptor(process, 'getBuiltinModule')!;
  Object.defineProperty(process, 'getBuiltinModule', { value: undefined, configurable: true });
  // What makes contexts may be loaded by what sets tests up.
  vi.resetModules();
  return found;
});
afterAll(() => void Object.defineProperty(process, 'getBuiltinModule', former));

function setUp() {
  const queue = createElicitationQueue({ rendererTimeout: Infinity });
  const connection = queue.connection({ name: 'Example' });
  const call = (data: string) => {
    let end = () => {};
    const answer = new Promise<void>((resolve) => (end = resolve));
    void connection.track(() => answer, { data });
    return async () => {
      end();
      await settled();
    };
  };
  return { queue, connection, call, pending: () => queue.getSnapshot().pending };
}

test('HOST-15 without contexts a request carries the data of the only call under way', async () => {
  expect(callContext.run('a call', () => callContext.getStore())).toBeUndefined();
  const { connection, call, pending } = setUp();
  const end = call('one');
  void connection.onRequest(ask({}));
  await waitFor(() => expect(pending()).toHaveLength(1));
  expect(pending()).toMatchObject([{ data: 'one' }]);
  await end();
  expect(pending()).toEqual([]);
});

test('HOST-15 without contexts a request of one of two calls carries none, and closes with the last', async () => {
  const { connection, call, pending } = setUp();
  const ends = [call('one'), call('two')];
  void connection.onRequest(ask({}));
  await waitFor(() => expect(pending()).toHaveLength(1));
  expect(pending()[0]!.data).toBeUndefined();
  await ends[0]!();
  expect(pending()).toHaveLength(1);
  await ends[1]!();
  expect(pending()).toEqual([]);
});
