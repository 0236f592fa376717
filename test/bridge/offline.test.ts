import { expect, test, vi } from 'vitest';
import type { BridgeState } from 'react-mcp-elicitation/bridge';
import type * as FormRules from '../../src/queue/loadFormRules.ts';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

const rules = vi.hoisted(() => ({ isMissing: true }));
vi.mock('../../src/queue/loadFormRules.ts', async (importOriginal) => {
  const original = await importOriginal<typeof FormRules>();
  return {
    formRules: () => (rules.isMissing ? undefined : original.formRules()),
    loadFormRules: () =>
      rules.isMissing ? Promise.reject(new Error('No such file.')) : original.loadFormRules(),
  };
});

// Loaded by the set-up of the tests, with the rules.
vi.resetModules();
const { createElicitationBridge } = await import('react-mcp-elicitation/bridge');

test('HOST-8 an answer that cannot be checked yet is sent again, and the back end hears why', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const bridge = createElicitationBridge();
  let state!: BridgeState;
  bridge.attach((newest) => {
    state = newest;
  });
  const answer = bridge.queue.connection({ name: 'GitHub' }).onRequest(ask({}));
  await waitFor(() => expect(state.pending).toHaveLength(1));
  const { epoch } = state;
  const { id } = state.pending[0]!;
  const result = { action: 'accept', content: {} } as const;
  const send = () => bridge.receive({ v: 1, epoch, from: 'w', at: 1, type: 'respond', id, result });
  expect(await send()).toEqual({ ok: false, reason: 'unreachable' });
  expect(logged).toHaveBeenCalledWith(new Error('No such file.'));
  rules.isMissing = false;
  expect(await send()).toEqual({ ok: true });
  expect(await answer).toEqual(result);
});
