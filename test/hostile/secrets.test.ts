import { compileSchema } from 'react-mcp-elicitation/core';
import type { ElicitResult } from 'react-mcp-elicitation/core';
import { describe, expect, test } from 'vitest';
import { ask } from '../ask.ts';
import { setUpHost } from '../host/setUpHost.ts';
import { waitFor } from '../waitFor.ts';

const form = ask({}, { message: 'x' });

describe('TRUST-3 a host that lets no form ask for a secret', () => {
  const secret = ask({ password: { type: 'string' } }, { message: 'Sign in.' });

  test.each([
    ['by its name', secret],
    [
      'by the message alone',
      ask({ value: { type: 'string' } }, { message: 'Enter your password.' }),
    ],
    ['by a format', ask({ value: { type: 'string', format: 'password' } })],
    ['by a format that means nothing', ask({ password: { type: 'string', format: 'x' } })],
    ['by what is written alone', ask({ value: { type: 'string', writeOnly: true } })],
    [
      'by the format of its rows',
      ask({ values: { type: 'array', items: { type: 'string', format: 'password' } } }),
    ],
    [
      'by the format of one of its types',
      ask({ value: { anyOf: [{ type: 'string', format: 'password' }, { type: 'integer' }] } }),
    ],
    [
      'by what its rows have to match',
      ask({ values: { type: 'array', items: { type: 'string', pattern: '^ghp_\\w{36}$' } } }),
    ],
  ])('refuses it without asking anybody: %s', async (_, request) => {
    const { queue, events, connection } = setUpHost({ sensitiveFields: 'refuse' });
    await expect(connection.onRequest(request)).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('use URL mode') as string,
    });
    expect(queue.getSnapshot().pending).toEqual([]);
    expect(events).toMatchObject([{ type: 'refused', error: { code: -32602 } }]);
  });

  test('asks what is honest', async () => {
    const { connection, pendingCount } = setUpHost({ sensitiveFields: 'refuse' });
    void connection.onRequest(form);
    await waitFor(() => expect(pendingCount()).toBe(1));
  });
});

describe('TRUST-3 events', () => {
  test('repeat nothing of a secret in what is wrong with it', async () => {
    const { queue, events, connection, pendingCount } = setUpHost({ validation: 'warn' });
    const pin = { type: 'string', title: 'PIN', pattern: String.raw`^\d{4}$` };
    void connection.onRequest(ask({ pin }));
    await waitFor(() => expect(pendingCount()).toBe(1));
    for (const typed of ['4711 ', '4711\u200b', '４７１１']) {
      const { fields, toContent } = compileSchema(ask({ pin }).requestedSchema);
      expect(JSON.stringify(toContent({ [fields[0]!.id]: typed }))).not.toMatch(/4711|４７１１/);
    }
    const result = { action: 'accept' as const, content: { pin: '４７１１' } };
    queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result: result });
    await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'answered' }));
    expect(events.at(-1)).toMatchObject({ withheld: ['pin'], issues: [] });
  });

  const request = ask({ user: { type: 'string' }, password: { type: 'string' } });
  const content = { user: 'ada', password: 'hunter2' };

  test('tell an answer without what is secret', async () => {
    const { queue, events, connection, pendingCount } = setUpHost();
    const answer = connection.onRequest(request);
    await waitFor(() => expect(pendingCount()).toBe(1));
    // As a UI of the host's own does, through JSON.
    const result = JSON.parse(JSON.stringify({ action: 'accept', content })) as ElicitResult;
    queue.tell({ type: 'respond', id: queue.getSnapshot().pending[0]!.id, result: result });
    await expect(answer).resolves.toEqual({ action: 'accept', content });
    await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'answered' }));
    expect(events.at(-1)).toMatchObject({
      result: { action: 'accept', content: { user: 'ada' } },
      withheld: ['password'],
    });
  });
});

test.each([
  [{ type: 'number', title: 'Card number' }, '4111111111111111111'],
  [{ type: 'number', title: 'Card number' }, '4.111'],
  [{ type: 'string', format: 'email', title: 'Password' }, 'geheim@b\u00fccher.example'],
  [{ type: 'string', format: 'date-time', title: 'Card expiry date' }, '2026-10-25T02:30'],
])('TRUST-3 no error repeats what is masked: %j', (schema, entered) => {
  const form = compileSchema({ type: 'object', properties: { secret: schema } });
  const said = JSON.stringify({
    ...form.toContent({ f0: entered }, { locale: 'de', timeZone: 'Europe/Berlin' }),
    content: 0,
  });
  expect(said).toContain('••••');
  expect(said).not.toMatch(/4\.?111|geheim|2026-10-25/);
});
