import { act, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createFakeQueue, elicitations, loadOutlet } from 'react-mcp-elicitation/testing';
import 'react-mcp-elicitation/styles.css';
import { middleOf, mouse } from '../../person.ts';
import '../../setup.rules.ts';

beforeAll(loadOutlet);
beforeEach(() => page.viewport(1000, 800));

const scopes = {
  message: 'How much may I do?',
  requestedSchema: {
    type: 'object' as const,
    properties: { scope: { type: 'string' as const, enum: ['read', 'write', 'all'] } },
  },
};

describe.each(['dialog', 'inline'] as const)('TRUST-8 %s', (presentation) => {
  test('what other servers ask or take back moves no field under a mouse', async () => {
    const { queue } = createFakeQueue();
    const bank = queue.connection({ name: 'Bank' });
    const acme = queue.connection({ name: 'Acme' });
    const withdrawal = new AbortController();
    render(
      <>
        <p>Elsewhere</p>
        <ElicitationOutlet queue={queue} presentation={presentation} />
      </>,
    );
    await act(async () => void bank.onRequest(scopes));
    const option = await screen.findByRole('radio', { name: 'write' });
    const placeOfOption = () => option.getBoundingClientRect().top;
    await userEvent.click(option);
    const before = placeOfOption();

    await act(async () => void acme.onRequest(elicitations.text, { signal: withdrawal.signal }));
    expect(placeOfOption()).toBe(before);
    expect(screen.queryByText('1 of 2')).toBeNull();

    await userEvent.keyboard('{Shift}');
    expect(await screen.findByText('1 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next request' })).toBeVisible();

    await mouse('move', [5, 5]);
    await mouse('move', middleOf(option));
    const withLine = placeOfOption();
    await act(async () => withdrawal.abort());
    expect(screen.queryByText('1 of 2')).toBeNull();
    expect(placeOfOption()).toBe(withLine);

    await mouse('move', [5, 5]);
    await expect.poll(placeOfOption).toBeLessThan(withLine);
  });
});
