import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Elicitation, ElicitationProvider, ElicitationReceipt } from 'react-mcp-elicitation';
import { createReceipt, parseElicitRequest } from 'react-mcp-elicitation/core';
import { elicitations } from 'react-mcp-elicitation/testing';
import { expect, test } from 'vitest';
import { ask } from '../../ask.ts';
import { server } from '../drawElicitation.tsx';

/** Terms and what they say, as a reader of the list gets them. */
const answers = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('HOST-4 a receipt reads in the words and the numbers of the locale', () => {
  const request = parseElicitRequest({
    message: 'All of it, <b>please</b>',
    requestedSchema: {
      type: 'object',
      properties: {
        number: { type: 'number' },
        decimal: {
          anyOf: [
            { type: 'number' },
            { type: 'string', pattern: '^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$' },
          ],
        },
        yes: { type: 'boolean' },
        none: { type: 'array', items: { enum: ['a'] } },
        several: { type: 'array', items: { enum: ['a', 'b'] } },
        text: { type: 'string' },
        when: { type: 'string', format: 'date-time' },
        day: { type: 'string', format: 'date' },
        early: { type: 'string', format: 'date' },
      },
    },
  });
  const content = {
    number: 1234.5,
    decimal: '1.500',
    yes: false,
    none: [],
    several: ['b', 'a'],
    text: 'two\nlines',
    when: '2026-07-01T07:30:00Z',
    day: '2026-07-01',
    early: '0026-07-01',
  };
  const at = new Date('2026-11-20T12:00:00Z');
  render(
    <ElicitationProvider locale="de" timeZone="Europe/Berlin" messages={{ no: 'Nein' }}>
      <ElicitationReceipt
        receipt={createReceipt({
          request,
          result: { action: 'accept', content },
          server: { name: 'GitHub' },
          at,
        })}
      />
    </ElicitationProvider>,
  );
  expect(answers()).toEqual([
    ['number', '1.234,5'],
    ['decimal', '1,500'],
    ['yes', 'Nein'],
    ['none', 'No answer'],
    ['several', 'b\na'],
    ['text', 'two\nlines'],
    ['when', '01.07.2026, 09:30:00 · Europe/Berlin\n(2026-07-01T07:30:00Z)'],
    ['day', '01.07.2026'],
    ['early', '0026-07-01'],
  ]);
  expect(screen.getByText('All of it, <b>please</b>')).toBeTruthy();
  expect(screen.getByRole('time').textContent).toBe('20.11.2026, 13:00');
  expect(screen.getByRole('group', { name: /GitHub/ })).toBeTruthy();
});

test('HOST-4 receipts in a chat are no landmarks, and their names tell how each ended', () => {
  const request = parseElicitRequest(elicitations.text);
  for (const action of ['decline', 'cancel'] as const)
    render(<ElicitationReceipt receipt={createReceipt({ request, server, result: { action } })} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('group', { name: /Example.* You declined\.$/ })).toBeVisible();
  expect(screen.getByRole('group', { name: /Example.* You canceled\.$/ })).toBeVisible();
});

test('HOST-4 an accepted form stays in the page as what was sent', async () => {
  const user = userEvent.setup();
  const server = { name: 'GitHub' };
  render(<Elicitation request={elicitations.number} server={server} onRespond={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('You accepted.')).toBeTruthy();
  expect(answers()).toEqual([['Share', '12.5']]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('HOST-4 of a long receipt the first twenty answers are shown, and the others when asked for', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `answer ${index + 1}`);
  const properties = Object.fromEntries(
    names.map((name) => [name, { type: 'integer', default: 7 }]),
  );
  const request = { message: 'Sure?', requestedSchema: { type: 'object', properties } };
  render(<Elicitation {...{ request }} server={{ name: 'A' }} onRespond={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(answers()).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(answers()).toEqual(names.map((name) => [name, '7']));
  // Where the reader was.
  expect(screen.getByText('answer 21')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('TRUST-2 a receipt of answers with many lines shows forty of each, and how much more there is', () => {
  const request = parseElicitRequest({
    message: 'Please',
    requestedSchema: {
      type: 'object',
      properties: { long: { type: 'string' }, blank: { type: 'string' } },
    },
  });
  const content = { long: 'line\n'.repeat(200), blank: `a${' \n'.repeat(500)}b` };
  const result = { action: 'accept' as const, content };
  render(
    <ElicitationReceipt receipt={createReceipt({ request, server: { name: 'A' }, result })} />,
  );
  const [long, blank] = answers().map(([, said]) => said!);
  expect(long!.split('line')).toHaveLength(41);
  expect(long).toContain('800 more characters');
  expect(blank!.split('\n').length).toBeLessThan(5);
});

test('HOST-4 a receipt keeps the entries of a list apart', () => {
  const receipt = createReceipt({
    request: parseElicitRequest(
      ask({
        names: { type: 'array', items: { type: 'string' } },
        none: { type: 'array', items: { type: 'string' } },
      }),
    ),
    server,
    result: { action: 'accept', content: { names: ['Doe, Jane', 'Roe'], none: [] } },
  });
  render(<ElicitationReceipt receipt={receipt} />);
  const [names, none] = screen.getAllByRole('definition');
  expect(names!.textContent).toBe('Doe, Jane\nRoe');
  expect(none).toHaveTextContent('Empty');
});

test('HOST-4 a receipt writes each date of a list as the locale does', () => {
  const days = { type: 'array', items: { type: 'string', format: 'date' } };
  const receipt = createReceipt({
    request: parseElicitRequest(ask({ days })),
    server,
    result: { action: 'accept', content: { days: ['2026-07-01', '2026-12-24'] } },
  });
  render(
    <ElicitationProvider locale="en-GB">
      <ElicitationReceipt receipt={receipt} />
    </ElicitationProvider>,
  );
  expect(screen.getByRole('definition').textContent).toBe('1 Jul 2026\n24 Dec 2026');
});

test.each([
  ['th', '2026'],
  ['fa', '۲۰۲۶'],
  ['th-u-ca-buddhist', '2569'],
])(
  'HOST-4 a receipt in %s has the year that was sent, unless its tag asks for another calendar: %s',
  (locale, year) => {
    const receipt = createReceipt({
      request: parseElicitRequest(
        ask({
          day: { type: 'string', format: 'date' },
          at: { type: 'string', format: 'date-time' },
        }),
      ),
      server,
      result: { action: 'accept', content: { day: '2026-09-23', at: '2026-09-23T10:00:00Z' } },
    });
    render(
      <ElicitationProvider locale={locale} timeZone="UTC">
        <ElicitationReceipt receipt={receipt} />
      </ElicitationProvider>,
    );
    const [day, at] = screen.getAllByRole('definition');
    expect(day).toHaveTextContent(year);
    expect(at!.textContent.split('\n')[0]).toContain(year);
  },
);

test.each(['', 'yesterday'])('HOST-4 a receipt without a date has no time: %j', (at) => {
  const request = parseElicitRequest(ask({}));
  const receipt = { ...createReceipt({ request, server, result: { action: 'decline' } }), at };
  render(<ElicitationReceipt receipt={receipt} />);
  expect(screen.getByText('You declined.')).toBeVisible();
  expect(screen.queryByRole('time')).toBeNull();
});
