import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createElicitationBridge, type ElicitationBridge } from 'react-mcp-elicitation/bridge';
import { createRemoteQueue } from 'react-mcp-elicitation/remote';
import { loadOutlet } from 'react-mcp-elicitation/testing';
import { ask } from '../../ask.ts';

beforeAll(loadOutlet);

test('HOST-8 who signs in next in the same tab reads nothing of what the person before had typed', async () => {
  let connect!: (bridge: ElicitationBridge) => void;
  const queue = createRemoteQueue({
    open(onState) {
      connect = (bridge) =>
        void bridge.attach((state) => {
          onState(structuredClone(state));
        });
      return () => {};
    },
    send: async () => ({ ok: true }),
  });
  /** Somebody signs in, and is asked something. */
  const signIn = async (id: string, label: string) => {
    const bridge = createElicitationBridge({ id });
    await act(async () => {
      connect(bridge);
      const clinic = bridge.queue.connection({ name: 'Clinic' });
      clinic.onRequest(ask({ answer: { type: 'string', title: label } })).catch(() => {});
    });
    return { bridge, field: await screen.findByLabelText(label, { exact: false }) };
  };
  render(<ElicitationOutlet queue={queue} />);
  const ada = await signIn('ada', 'Illness');
  await userEvent.type(ada.field, 'diabetes');
  await act(async () => ada.bridge.dispose());
  await signIn('grace', 'Address');
  expect(document.body.textContent).not.toMatch(/Illness|withdrawn/);
  expect(document.body.innerHTML).not.toContain('diabetes');
});
