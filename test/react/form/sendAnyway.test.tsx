import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createElicitationQueue, type QueueEvent } from 'react-mcp-elicitation/host';
import { loadFormRules } from '../../../src/queue/index.ts';
import { ask } from '../../ask.ts';
import { accept, drawElicitation } from '../drawElicitation.tsx';

const request = ask(
  {
    age: { type: 'integer', maximum: 10 },
    name: { type: 'string', minLength: 3 },
    nick: { type: 'string', minLength: 1 },
    pets: { type: 'array', items: { type: 'string', enum: ['cat', 'dog'] }, minItems: 2 },
  },
  { required: ['age', 'nick'] },
);

describe('FORM-2 who tests a server', () => {
  test('may send what is not valid, as it was entered', async () => {
    const { user, onRespond } = drawElicitation(request, { validation: 'warn' });
    await user.type(screen.getByRole('textbox', { name: 'age' }), '99');
    await user.type(screen.getByRole('textbox', { name: 'name' }), 'A');
    await user.click(screen.getByRole('checkbox', { name: 'cat' }));
    expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull();
    await user.click(accept());
    const summary = await screen.findByRole('group', { name: /need attention/ });
    expect(onRespond).not.toHaveBeenCalled();
    await user.click(within(summary).getByRole('button', { name: 'Send anyway' }));
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({
      action: 'accept',
      content: { age: 99, name: 'A', pets: ['cat'] },
    });
    expect(screen.getByText('You accepted.')).toBeVisible();
  });

  test('may send what could not be read, as text, where one answer is wrong too', async () => {
    const { user, onRespond } = drawElicitation(ask({ age: { type: 'integer' } }), {
      validation: 'warn',
    });
    await user.type(screen.getByRole('textbox'), 'ten');
    await user.click(accept());
    await user.click(await screen.findByRole('button', { name: 'Send anyway' }));
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({
      action: 'accept',
      content: { age: 'ten' },
    });
  });

  test('sends nothing for what no answer can satisfy', async () => {
    const color = { type: 'string', enum: ['red', 'green'], pattern: '^x', default: 'green' };
    const properties = { color, name: { type: 'string', minLength: 3 } };
    const { user, onRespond } = drawElicitation(ask(properties, { required: ['name'] }), {
      validation: 'warn',
    });
    await user.type(screen.getByRole('textbox'), '4');
    await user.click(accept());
    await user.click(await screen.findByRole('button', { name: 'Send anyway' }));
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: { name: '4' } });
  });

  test('is asked for by nobody else', async () => {
    const { user } = drawElicitation(request);
    await user.click(accept());
    await screen.findByRole('group', { name: /need attention/ });
    expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull();
  });

  test.each([
    ['warn', 'accept', [{ property: 'age', code: 'maximum', params: { maximum: 10 } }]],
    ['enforce', 'decline', undefined],
  ] as const)('%s: the host’s log is told what was wrong', async (validation, action, issues) => {
    await loadFormRules();
    const events: QueueEvent[] = [];
    const queue = createElicitationQueue({ validation, onEvent: (event) => events.push(event) });
    const answer = queue
      .connection({ name: 'Example' })
      .onRequest(ask({ age: { type: 'integer', maximum: 10 } }));
    await expect.poll(() => queue.getSnapshot().pending.length).toBe(1);
    const { id } = queue.getSnapshot().pending[0]!;
    try {
      queue.tell({
        type: 'respond',
        id: id,
        result: { action: 'accept', content: { age: 99 } },
      });
    } catch {
      queue.tell({ type: 'respond', id: id, result: { action: 'decline' } });
    }
    await expect(answer).resolves.toMatchObject({ action });
    expect(events.at(-1)).toMatchObject({ type: 'answered', action, issues });
  });
});
