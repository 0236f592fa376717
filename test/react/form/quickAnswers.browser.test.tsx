import { act, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ElicitationOutlet, type ElicitationOutletProps } from 'react-mcp-elicitation';
import { createFakeQueue, loadOutlet } from 'react-mcp-elicitation/testing';
import { ask } from '../../ask.ts';
import { canRepeat, click, doubleClick, key, middleOf, pressRested, settle } from '../../person.ts';
import '../../../src/styles.css';
import '../../setup.rules.ts';

beforeAll(loadOutlet);
beforeEach(() => page.viewport(700, 700));

const yesNo = ask(
  { ok: { type: 'boolean', title: 'Delete it?', description: 'For good.' } },
  { message: 'The branch was merged.', required: ['ok'] },
);
const choice = ask(
  { env: { type: 'string', title: 'Environment', enum: ['staging', 'production'] } },
  { required: ['env'] },
);

async function draw(params: object, props: Partial<ElicitationOutletProps> = {}) {
  const fake = createFakeQueue();
  const given: unknown[] = [];
  render(<ElicitationOutlet queue={fake.queue} presentation="inline" {...props} />);
  await act(async () => void fake.ask(params).then((result) => given.push(result)));
  return { given };
}
const button = (name: string) => screen.findByRole('button', { name });

describe('FORM-1 a question with few answers is answered by one press', () => {
  test('yes or no', async () => {
    const { given } = await draw(yesNo);
    await pressRested(await button('Yes'));
    await waitFor(() => expect(given).toEqual([{ action: 'accept', content: { ok: true } }]));
  });

  test('a choice, in a dialog, by keys alone', async () => {
    const { given } = await draw(choice, { presentation: 'dialog' });
    await settle(await button('production'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(await button('production')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(given).toEqual([{ action: 'accept', content: { env: 'production' } }]),
    );
  });

  test('it can still be declined and canceled', async () => {
    for (const [name, action] of Object.entries({ Decline: 'decline', Cancel: 'cancel' })) {
      const { given } = await draw(yesNo);
      await pressRested(await button(name));
      await waitFor(() => expect(given).toEqual([{ action }]));
    }
  });

  test.for([
    ['with a default', ask({ ok: { type: 'boolean', default: true } }, { required: ['ok'] })],
    ['that may be left out', ask({ ok: { type: 'boolean' } })],
    [
      'beside another',
      ask({ ok: { type: 'boolean' }, no: { type: 'boolean' } }, { required: ['ok', 'no'] }),
    ],
    [
      'with five options',
      ask({ one: { enum: ['a', 'b', 'c', 'd', 'e'], type: 'string' } }, { required: ['one'] }),
    ],
    [
      'with long options',
      ask({ one: { enum: ['a', 'b'.repeat(25)], type: 'string' } }, { required: ['one'] }),
    ],
  ] as const)('a question %s is a form', async ([, params]) => {
    await draw(params);
    expect(await button('Accept')).toBeVisible();
  });

  test('a host may have forms only', async () => {
    await draw(yesNo, { quickAnswers: false });
    expect(await button('Accept')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  });
});

describe('TRUST-8 an answer of one press is guarded as Accept is', () => {
  test('a press that comes at once says so, and the next one counts', async () => {
    const { given } = await draw(yesNo);
    await click(middleOf(await button('Yes')));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(given).toEqual([]);
    await pressRested(await button('No'));
    await waitFor(() => expect(given).toEqual([{ action: 'accept', content: { ok: false } }]));
  });

  test('a double click answers once, and not what comes next', async () => {
    const { queue, ask: askQueue } = createFakeQueue();
    render(<ElicitationOutlet queue={queue} presentation="inline" />);
    const given: unknown[] = [];
    await act(async () => {
      for (let count = 0; count < 2; count++)
        void askQueue(yesNo).then((result) => given.push(result));
    });
    const yes = await button('Yes');
    await settle(yes);
    await doubleClick(middleOf(yes));
    await waitFor(() => expect(given).toHaveLength(1));
    await settle(await button('Yes'));
    expect(given).toHaveLength(1);
    expect(queue.getSnapshot().pending).toHaveLength(1);
  });

  test.runIf(canRepeat).for(['Enter', ' '] as const)(
    'a held %j that began elsewhere answers nothing',
    async (name) => {
      const before = document.body.appendChild(document.createElement('button'));
      before.focus();
      await key('down', name);
      const { given } = await draw(yesNo);
      const yes = await button('Yes');
      yes.focus();
      await settle(yes);
      for (let count = 0; count < 3; count++) await key('down', name);
      await key('up', name);
      await settle(yes);
      expect(given).toEqual([]);
      before.remove();
    },
  );

  test('a script answers nothing', async () => {
    const { given } = await draw(yesNo);
    const yes = await button('Yes');
    await settle(yes);
    yes.click();
    await settle(yes);
    expect(given).toEqual([]);
  });

  test('an answer that does not arrive says why, and can be given again', async () => {
    const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const { queue } = createFakeQueue();
    const deliver = queue.tell.bind(queue);
    let isLost = true;
    const { given } = { given: [] as unknown[] };
    const leaky = {
      ...queue,
      tell: (fact: Parameters<typeof queue.tell>[0]) => {
        if (isLost && fact.type === 'respond') throw new Error('The socket is closed.');
        deliver(fact);
      },
    };
    render(<ElicitationOutlet queue={leaky} presentation="inline" />);
    await act(
      async () =>
        void queue
          .connection({ name: 'Example' })
          .onRequest(yesNo)
          .then((result) => given.push(result)),
    );
    await pressRested(await button('Yes'));
    expect(await screen.findByText('The socket is closed.')).toBeVisible();
    isLost = false;
    await pressRested(await button('Yes'));
    await waitFor(() => expect(given).toEqual([{ action: 'accept', content: { ok: true } }]));
    expect(report).toHaveBeenCalled();
    report.mockRestore();
  });
});

test('HOST-6 a screen reader hears the question at each answer, and a machine finds no fault', async () => {
  await draw(yesNo);
  const yes = await button('Yes');
  expect(yes).toHaveAccessibleDescription('Delete it? For good.');
  expect(screen.getByRole('region')).toHaveAccessibleName(/Example server is asking/);
  expect((await axe.run(document.body)).violations.map(({ id }) => id)).not.toContain(
    'color-contrast',
  );
  expect((await axe.run('[data-slot=elicitation]')).violations).toEqual([]);
});
