import { expect, test, vi } from 'vitest';
import { compileSchema, parseElicitRequest } from 'react-mcp-elicitation/core';
import { fromInterrupts, type Interrupt } from 'react-mcp-elicitation/interrupts';

const asked = (interrupt: Partial<Interrupt>) => {
  const interrupts = [{ id: 'a', reason: 'input_required', message: 'Which?', ...interrupt }];
  const resume = vi.fn();
  const { requests, onRespond } = fromInterrupts(interrupts, resume);
  const request = parseElicitRequest(requests[0]!.params);
  const form = compileSchema('requestedSchema' in request ? request.requestedSchema : undefined);
  return { resume, requests, form, respond: onRespond.bind(undefined, 'a') };
};
const entry = (rest: object) => [{ interruptId: 'a', ...rest }];
const approved = { type: 'boolean' };

test.each([
  [{ type: 'string', minLength: 2 }, 'ab', 'text'],
  [{ type: 'integer' }, 7, 'number'],
  [{ enum: ['x', 'y'] }, 'y', 'select'],
  [{ type: 'array', items: { type: 'string' } }, ['x'], 'list'],
])('HOST-3 a schema that is no object is asked as one field: %j', async (schema, value, kind) => {
  const { form, respond, resume } = asked({ responseSchema: schema });
  expect(form.fields).toMatchObject([{ kind, required: true }]);
  await respond({ action: 'accept', content: { value } });
  expect(resume).toHaveBeenCalledExactlyOnceWith(entry({ status: 'resolved', payload: value }));
});

test.each([
  ['a boolean', { responseSchema: { type: 'boolean' } }, true, false],
  ['a confirmation without a schema', { reason: 'confirmation' }, true, false],
  [
    '`approved`',
    { responseSchema: { type: 'object', properties: { approved }, required: ['approved'] } },
    { approved: true },
    { approved: false },
  ],
])('PROTO-4 %s is answered by Accept and Decline', async (_, interrupt, yes, no) => {
  const { form, respond, resume } = asked(interrupt);
  expect(form.fields).toEqual([]);
  await respond({ action: 'accept', content: {} });
  expect(resume).toHaveBeenLastCalledWith(entry({ status: 'resolved', payload: yes }));
  await respond({ action: 'decline' });
  expect(resume).toHaveBeenLastCalledWith(entry({ status: 'resolved', payload: no }));
  await respond({ action: 'cancel' });
  expect(resume).toHaveBeenLastCalledWith(entry({ status: 'cancelled' }));
});

test('PROTO-4 without `approved`, to decline is to cancel, and a yes without a schema has no payload', async () => {
  const { respond, resume } = asked({ reason: 'tool_call' });
  await respond({ action: 'accept', content: {} });
  expect(resume).toHaveBeenLastCalledWith(entry({ status: 'resolved' }));
  await respond({ action: 'decline' });
  expect(resume).toHaveBeenLastCalledWith(entry({ status: 'cancelled' }));
});

test('FORM-10 nested objects are fields with their path in the label, and come back nested', async () => {
  const { form, respond, resume } = asked({
    responseSchema: {
      type: 'object',
      properties: {
        approved,
        note: { type: 'string' },
        'edited.to': { type: 'string' },
        edited: {
          type: 'object',
          properties: {
            to: { type: 'string', format: 'email' },
            __proto__: undefined,
            body: { type: 'string', title: 'Text' },
            more: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
          },
          required: ['to'],
        },
        headers: { type: 'object', description: 'Free-form, and optional.' },
      },
      required: ['approved', 'note'],
    },
  });
  expect(form.fields.map(({ label, required }) => [label, required])).toEqual([
    ['note', true],
    ['edited.to', false],
    ['edited › to', false],
    ['edited › Text', false],
    ['edited › more › n', false],
  ]);
  const [note, flat, to, , n] = form.fields.map(({ property }) => property);
  const content = { [note!]: 'Hi', [flat!]: 'x', [to!]: 'a@b.com', [n!]: 3 };
  await respond({ action: 'accept', content });
  expect(resume).toHaveBeenCalledExactlyOnceWith(
    entry({
      status: 'resolved',
      payload: {
        approved: true,
        note: 'Hi',
        'edited.to': 'x',
        edited: { to: 'a@b.com', more: { n: 3 } },
      },
    }),
  );
});

test('HOST-3 all interrupts of a run go on together, however often they are drawn', async () => {
  const interrupts = ['a', 'b'].map((id) => ({ id, reason: 'confirmation' }));
  const resume = vi.fn().mockRejectedValueOnce(new Error('offline'));
  await fromInterrupts(interrupts, resume).onRespond('b', { action: 'decline' });
  expect(resume).not.toHaveBeenCalled();
  const { requests, onRespond } = fromInterrupts([...interrupts], resume);
  expect(requests.map(({ id }) => id)).toEqual(['a', 'b']);
  await expect(onRespond('a', { action: 'accept', content: {} })).rejects.toThrow('offline');
  await onRespond('a', { action: 'accept', content: {} });
  expect(resume).toHaveBeenLastCalledWith([
    { interruptId: 'a', status: 'resolved', payload: true },
    { interruptId: 'b', status: 'resolved', payload: false },
  ]);
});

test('HOST-3 after `expiresAt` nothing is sent, and the person sees until when there is time', async () => {
  const expiresAt = '2026-01-31T10:00:00Z';
  const { requests, respond, resume } = asked({ expiresAt });
  expect(requests[0]!.deadline).toBe(Date.parse(expiresAt));
  await expect(respond({ action: 'cancel' })).rejects.toThrow(`"a" expired at ${expiresAt}`);
  expect(resume).not.toHaveBeenCalled();
});
