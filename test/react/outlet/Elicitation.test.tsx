import { StrictMode, useState } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import {
  Elicitation,
  ElicitationProvider,
  ElicitRequestError,
  type ElicitationProps,
  type ElicitResult,
} from 'react-mcp-elicitation';
import { elicitations, type ElicitationFixture } from 'react-mcp-elicitation/testing';

const server = { name: 'Example', url: 'https://mcp.example.com/mcp' };

function setUp(request: unknown, props: Partial<ElicitationProps> = {}) {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  const onError = vi.fn<(error: ElicitRequestError) => void>();
  const onIssue = vi.fn();
  const element = (current: unknown) => (
    <StrictMode>
      <Elicitation
        request={current}
        onIssue={onIssue}
        {...{ server, onRespond, onError }}
        {...props}
      />
    </StrictMode>
  );
  const { rerender, unmount } = render(element(request));
  return {
    user: userEvent.setup(),
    onRespond,
    onError,
    onIssue,
    unmount,
    rerender: (next: unknown) => rerender(element(next)),
  };
}

const ask = (properties: object, required: string[] = []) => ({
  message: 'Please',
  requestedSchema: { type: 'object', properties, required },
});

const answerable = Object.entries<ElicitationFixture>(elicitations).filter(
  ([name]) => name !== 'unsatisfiable',
);
const isUnanswered = ([name, { requestedSchema }]: (typeof answerable)[number]) =>
  requestedSchema.required !== undefined || name === 'invalidDefaults';
const untouched = answerable.filter((fixture) => !isUnanswered(fixture));
const unanswered = answerable.filter(isUnanswered);

const accept = () => screen.getByRole('button', { name: 'Accept' });

describe('PROTO-2 raw params that cannot be shown', () => {
  test.each([
    ['malformed', 5, []],
    [
      'properties missing',
      { message: 'x', requestedSchema: { type: 'object' } },
      ['requestedSchema', 'properties'],
    ],
    [
      'a nested object',
      ask({ a: { type: 'object' } }),
      ['requestedSchema', 'properties', 'a', 'type'],
    ],
    ['an unknown type', ask({ a: { type: 'x' } }), ['requestedSchema', 'properties', 'a', 'type']],
    ['an unknown mode', { mode: 'voice', message: 'x' }, ['mode']],
    ['a URL that is none', { mode: 'url', message: 'x', url: 5 }, ['url']],
  ])('%s: onError once, and the person is told', (_, params, path) => {
    const { onError, onRespond, rerender } = setUp(params);
    rerender(params);
    expect(onError).toHaveBeenCalledTimes(1);
    const [[error]] = onError.mock.calls as [[ElicitRequestError]];
    expect(error).toBeInstanceOf(ElicitRequestError);
    expect(error).toMatchObject({ code: -32602, path });
    expect(screen.getByRole('alert')).toHaveTextContent('This request cannot be shown.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(onRespond).not.toHaveBeenCalled();
  });
});

describe('PROTO-3 PROTO-4 the three answers', () => {
  test('Accept sends what was entered and nothing that was not', async () => {
    const { user, onRespond } = setUp(ask({ name: { type: 'string' }, age: { type: 'integer' } }));
    await user.type(screen.getByRole('textbox', { name: 'name' }), 'Ada');
    await user.click(accept());
    expect(onRespond.mock.calls).toEqual([[{ action: 'accept', content: { name: 'Ada' } }]]);
    expect(screen.getByRole('status')).toHaveTextContent('You accepted.');
  });

  test.each([
    ['Decline', 'decline'],
    ['Cancel', 'cancel'],
  ] as const)('%s has no content', async (name, action) => {
    const { user, onRespond } = setUp(elicitations.untitledSelect);
    await user.click(screen.getByRole('button', { name }));
    expect(onRespond.mock.calls).toEqual([[{ action }]]);
  });

  test.each(untouched)('an untouched submit invents nothing: %s', async (_, request) => {
    const { user, onRespond } = setUp(request);
    await user.click(accept());
    const properties: Record<string, { default?: unknown }> = request.requestedSchema.properties;
    const defaults = Object.entries(properties).filter(([, schema]) => 'default' in schema);
    const content = Object.fromEntries(defaults.map(([name, schema]) => [name, schema.default]));
    expect(onRespond.mock.calls).toEqual([[{ action: 'accept', content }]]);
  });

  test.each(unanswered)('FORM-4 an untouched submit does not answer: %s', async (_, request) => {
    const { user, onRespond } = setUp(request);
    await user.click(accept());
    expect(await screen.findByRole('group', { name: /needs? attention/ })).toHaveFocus();
    expect(onRespond).not.toHaveBeenCalled();
  });
});

describe('PROTO-5 answered exactly once', () => {
  test('a double click', async () => {
    const { user, onRespond } = setUp(elicitations.confirmation);
    await user.dblClick(accept());
    expect(onRespond).toHaveBeenCalledTimes(1);
  });

  test('two buttons in one breath', async () => {
    const { onRespond } = setUp(elicitations.confirmation);
    const [submit, decline] = [accept(), screen.getByRole('button', { name: 'Decline' })];
    await act(async () => {
      submit.click();
      decline.click();
      submit.click();
    });
    expect(onRespond.mock.calls).toEqual([[{ action: 'decline' }]]);
  });

  test('unmounting answers nothing', () => {
    const { onRespond, unmount } = setUp(elicitations.confirmation);
    unmount();
    expect(onRespond).not.toHaveBeenCalled();
  });
});

describe('HOST-3 abort', () => {
  test('the person is told, and nothing is answered any more', async () => {
    const controller = new AbortController();
    const { onRespond } = setUp(elicitations.confirmation, { signal: controller.signal });
    const button = accept();
    act(() => controller.abort());
    expect(screen.getByRole('status')).toHaveTextContent('The request was withdrawn.');
    fireEvent.click(button);
    expect(onRespond).not.toHaveBeenCalled();
  });

  test('an abort that races the submit wins if it was first', async () => {
    const controller = new AbortController();
    const { onRespond } = setUp(elicitations.confirmation, { signal: controller.signal });
    await act(async () => {
      accept().click();
      controller.abort();
    });
    expect(onRespond).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('The request was withdrawn.');
  });
});

describe('FORM-12 a half-filled answer', () => {
  test('survives renders with an equal request, and not another request', async () => {
    const { user, rerender } = setUp(ask({ name: { type: 'string' } }));
    await user.type(screen.getByRole('textbox'), 'Ada');
    rerender(ask({ name: { type: 'string' } }));
    expect(screen.getByRole('textbox')).toHaveValue('Ada');
    rerender(ask({ name: { type: 'string' }, age: { type: 'integer' } }));
    expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('');
  });

  test('FORM-13 inline, Escape does nothing', async () => {
    const { user, onRespond } = setUp(ask({ name: { type: 'string' } }));
    await user.type(screen.getByRole('textbox'), 'Ada{Escape}');
    expect(onRespond).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveValue('Ada');
  });
});

describe('FORM-6 errors', () => {
  const request = ask({ name: { type: 'string', minLength: 3, maxLength: 5 } }, ['name']);

  test('come after the first blur, not before, and say how to mend it', async () => {
    const { user } = setUp(request);
    const input = screen.getByRole('textbox', { name: 'name' });
    await user.type(input, 'A');
    expect(input).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAccessibleDescription(/At least 3 characters; this has 1\.$/);
    await user.type(input, 'd');
    expect(input).toHaveAccessibleDescription(/At least 3 characters; this has 2\.$/);
    await user.type(input, 'a');
    expect(input).not.toHaveAttribute('aria-invalid');
    await user.type(input, ' Lovelace');
    expect(input).toHaveAccessibleDescription(/At most 5 characters; this has 12\.$/);
  });

  test('a failed submit moves focus to a summary that links to each field', async () => {
    const { user, onRespond } = setUp(
      ask({ name: { type: 'string' }, kind: { type: 'string', enum: ['a', 'b'] } }, [
        'name',
        'kind',
      ]),
    );
    await user.click(accept());
    const summary = await screen.findByRole('group', { name: '2 answers need attention' });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'kind' }));
    expect(screen.getByRole('radio', { name: 'a' })).toHaveFocus();
    await user.keyboard('[Space]');
    await user.click(within(summary).getByRole('link', { name: 'name' }));
    await user.keyboard('Ada');
    expect(screen.queryByRole('group', { name: /attention/ })).toBeNull();
    expect(onRespond).not.toHaveBeenCalled();
    await user.click(accept());
    expect(onRespond).toHaveBeenCalledWith({
      action: 'accept',
      content: { name: 'Ada', kind: 'a' },
    });
  });

  test('FORM-3 a default that breaks a constraint is marked at once', async () => {
    const { onIssue } = setUp(elicitations.invalidDefaults);
    const input = await screen.findByDisplayValue('64');
    await vi.waitFor(() => expect(input).toHaveAccessibleDescription(/Enter 8 or less/));
    const codes = onIssue.mock.calls.map(([{ property, code }]) => `${property}: ${code}`);
    expect(codes).toEqual([
      'workers: default-invalid',
      'day: default-invalid',
      'colour: default-ignored',
    ]);
  });
});

test('FORM-2 near its limit a text is counted, in code points, and never cut', async () => {
  const { user } = setUp(ask({ name: { type: 'string', maxLength: 5 } }));
  const input = screen.getByRole('textbox');
  await user.type(input, '😀😀😀');
  expect(screen.queryByText('3 of 5')).toBeNull();
  await user.type(input, '😀');
  expect(screen.getByText('4 of 5')).toBeVisible();
  await user.type(input, '😀😀');
  expect(screen.getByText('6 of 5')).toBeVisible();
  expect(input).toHaveValue('😀'.repeat(6));
});

test('FORM-5 label, help and required-ness are tied to the control', () => {
  setUp(
    ask(
      { e: { type: 'string', title: 'E-mail', description: 'For the report', format: 'email' } },
      ['e'],
    ),
  );
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('For the report');
  expect(screen.getByText('Required')).toBeVisible();
});

test('FORM-5 and to a group of controls', async () => {
  const choice = { description: 'Help', enum: ['a', 'b'] };
  const { user } = setUp(
    ask(
      {
        one: { type: 'string', ...choice },
        many: { type: 'array', description: 'Help', minItems: 1, items: { enum: ['a', 'b'] } },
      },
      ['one', 'many'],
    ),
  );
  const one = screen.getByRole('radiogroup', { name: 'one' });
  const many = screen.getByRole('group', { name: 'many' });
  expect(one).toBeRequired();
  expect(one).toHaveAccessibleDescription('Help');
  expect(many).toHaveAccessibleDescription('Required Help Choose at least 1');
  await user.click(accept());
  await vi.waitFor(() => expect(one).toHaveAccessibleDescription('Help Choose one.'));
  expect(many).toHaveAccessibleDescription(/Choose at least 1; you chose 0\.$/);
  expect(one).toHaveAttribute('aria-invalid', 'true');
});

test('FORM-2 notes are tied to the control', async () => {
  const { user } = setUp(elicitations.email);
  const input = screen.getByRole('textbox');
  await user.type(input, 'me@localhost');
  await user.tab();
  await vi.waitFor(() =>
    expect(input).toHaveAccessibleDescription('This is valid, but some servers refuse it.'),
  );
});

test.each([
  [{ type: 'integer', minimum: 0 }, 'numeric'],
  [{ type: 'number', exclusiveMinimum: 0 }, 'decimal'],
  [{ type: 'number', minimum: -5 }, null],
  [{ type: 'integer' }, null],
])('a keyboard without a minus sign only where none is needed: %j', (schema, inputMode) => {
  setUp(ask({ n: schema }));
  expect(screen.getByRole('textbox').getAttribute('inputmode')).toBe(inputMode);
});

test('FORM-7 who asks and why stands above the fields', () => {
  setUp(elicitations.text);
  const region = screen.getByRole('region', {
    name: 'Example mcp.example.com asks for information',
  });
  expect(within(region).getByText('What should the branch be called?')).toBeVisible();
});

test('FORM-9 what cannot be answered offers Decline and Cancel alone', () => {
  setUp(elicitations.unsatisfiable);
  expect(screen.getByRole('alert')).toHaveTextContent(/no answer would be valid/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Decline',
    'Cancel',
  ]);
});

test('FORM-4 an optional choice can be taken back', async () => {
  const { user, onRespond } = setUp(
    ask({
      yes: { type: 'boolean', title: 'Yes?' },
      few: { type: 'string', enum: ['a', 'b'], default: 'a' },
      more: { type: 'string', enum: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], default: 'b' },
    }),
  );
  const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
  await user.click(group('Yes?').getByRole('radio', { name: 'Yes' }));
  await user.click(group('Yes?').getByRole('radio', { name: 'No answer' }));
  await user.click(group('few').getByRole('radio', { name: 'No answer' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'more' }), 'No answer');
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: {} });
});

test('TRUST-2 what a server writes is plain text', () => {
  const markup = '<img src=x onerror=alert(1)> [link](https://evil.example) https://evil.example';
  setUp({
    message: markup,
    requestedSchema: {
      type: 'object',
      properties: { a: { type: 'string', title: markup, description: markup } },
    },
  });
  expect(screen.getAllByText(markup)).toHaveLength(3);
  expect(document.querySelector('img, a')).toBeNull();
});

test('HOST-5 several forms on a page keep apart', async () => {
  const request = ask({ yes: { type: 'boolean', title: 'Yes?' } }, ['yes']);
  const first = setUp(request);
  const second = setUp(request);
  const [one, two] = screen.getAllByRole('radio', { name: 'Yes' });
  await first.user.click(one!);
  await first.user.click(two!);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const button of screen.getAllByRole('button', { name: 'Accept' }))
    await first.user.click(button);
  expect(first.onRespond).toHaveBeenCalledWith({ action: 'accept', content: { yes: true } });
  expect(second.onRespond).toHaveBeenCalledWith({ action: 'accept', content: { yes: true } });
});

test('a form inside a host’s form submits its own answer only', async () => {
  const onSubmit = vi.fn();
  function Host() {
    const [request] = useState(elicitations.confirmation);
    // In the DOM a form cannot hold a form; through a portal React still hands its events up.
    return (
      <div onSubmit={onSubmit}>
        <Elicitation request={request} server={server} onRespond={() => {}} />
      </div>
    );
  }
  render(<Host />);
  await userEvent.click(accept());
  expect(onSubmit).not.toHaveBeenCalled();
});

const malformed = { message: 5 };

describe('equal requests', () => {
  test('PROTO-5 of another signal are requests of their own', async () => {
    const onRespond = vi.fn();
    const element = (signal: AbortSignal) => (
      <Elicitation request={ask({ name: { type: 'string' } })} {...{ server, signal, onRespond }} />
    );
    const { rerender } = render(element(new AbortController().signal));
    await userEvent.click(accept());
    rerender(element(new AbortController().signal));
    await userEvent.click(accept());
    expect(onRespond).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['the same object', () => malformed],
    ['an equal one', () => ({ ...malformed })],
  ])('PROTO-2 that cannot be shown are each refused: %s', (_, request) => {
    const onError = vi.fn();
    const element = (signal: AbortSignal) => (
      <Elicitation request={request()} {...{ server, signal, onError }} onRespond={() => {}} />
    );
    const { rerender } = render(element(new AbortController().signal));
    rerender(element(new AbortController().signal));
    expect(onError).toHaveBeenCalledTimes(2);
  });

  test('TRUST-1 of another server never get what was typed for the first', async () => {
    const element = (name: string) => (
      <Elicitation
        request={ask({ name: { type: 'string' } })}
        server={{ name }}
        onRespond={() => {}}
      />
    );
    const { rerender } = render(element('One'));
    await userEvent.type(screen.getByRole('textbox'), 'for One only');
    rerender(element('Two'));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});

test('TRUST-2 a text cannot reorder what stands around it', async () => {
  setUp({ ...ask({ a: { type: 'string', title: '\u2069\u202eabc' } }), message: 'x\u202ey' });
  expect(await screen.findByRole('textbox', { name: '\ufffd\ufffdabc' })).toBeVisible();
  expect(screen.getByText('x\ufffdy')).toHaveAttribute('dir', 'auto');
});

test('FORM-9 an optional field that nothing can satisfy is not drawn, and left out', async () => {
  const { user, onRespond } = setUp(
    ask({ n: { type: 'number', minimum: 5, maximum: 4, default: 4 } }),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('No answer to this can be valid. It can be left out.')).toBeVisible();
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: {} });
});

test('FORM-2 a date-time that no picker can show is text, with its zone and its two meanings', async () => {
  const start = { type: 'string', format: 'date-time', default: '2024-10-27T02:30:00' };
  const onRespond = vi.fn();
  render(
    <ElicitationProvider timeZone="Europe/Berlin">
      <Elicitation request={ask({ start })} {...{ server, onRespond }} />
    </ElicitationProvider>,
  );
  const input = screen.getByRole('textbox', { name: 'start' });
  expect(input).toHaveValue('2024-10-27T02:30:00');
  expect(screen.getByText('Time zone: Europe/Berlin')).toBeVisible();
  await userEvent.clear(input);
  await userEvent.type(input, '2024-10-27T02:31:00');
  await userEvent.click(screen.getByRole('radio', { name: /\+01:00/ }));
  await userEvent.click(accept());
  expect(onRespond).toHaveBeenCalledWith({
    action: 'accept',
    content: { start: '2024-10-27T02:31:00+01:00' },
  });
});

describe('focus does not fall to the page', () => {
  test('when the answer is given in place', async () => {
    const { user } = setUp(elicitations.confirmation);
    await user.click(accept());
    await vi.waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  test('FORM-11 when the last options are shown', async () => {
    const options = Array.from({ length: 150 }, (_, index) => `option ${index}`);
    const { user } = setUp(ask({ a: { type: 'array', items: { enum: options } } }));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'option 100' })).toHaveFocus();
  });
});

test('FORM-11 a search ignores case and accents, and looks at values too', async () => {
  const oneOf = Array.from({ length: 40 }, (_, index) => ({
    const: `v${index}`,
    title: `T${index}`,
  }));
  oneOf.push({ const: 'zh', title: 'Zürich' });
  oneOf.push({ const: 'ge', title: 'Genève' });
  const { user } = setUp(ask({ city: { type: 'string', oneOf } }));
  await user.type(screen.getByRole('searchbox'), 'GENEVE');
  expect(screen.getByRole('status')).toHaveTextContent('1 match');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'v39');
  expect(screen.getByRole('radio', { name: 'T39' })).toBeVisible();
});

test('HOST-6 an error is judged anew in another locale and zone', async () => {
  const request = ask({ n: { type: 'number' } });
  const element = (locale: string, timeZone: string) => (
    <ElicitationProvider {...{ locale, timeZone }}>
      <Elicitation {...{ request, server }} onRespond={() => {}} />
    </ElicitationProvider>
  );
  const { rerender } = render(element('en', 'Europe/Berlin'));
  await userEvent.type(screen.getByRole('textbox', { name: 'n' }), '1,5');
  await userEvent.tab();
  expect(await screen.findByText(/Enter a number in digits/)).toBeVisible();
  rerender(element('de', 'UTC'));
  await vi.waitFor(() => expect(screen.queryByText(/Enter a number in digits/)).toBeNull());
  expect(screen.getByRole('textbox', { name: 'n' })).toHaveValue('1,5');
});
