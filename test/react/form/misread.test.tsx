import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Elicitation, ElicitationProvider, type ElicitResult } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';
import { accept } from '../drawElicitation.tsx';

function draw(properties: object, locale: string | undefined, required: string[] = []) {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  const onDraft = vi.fn();
  const { unmount } = render(
    <ElicitationProvider {...{ locale }}>
      <Elicitation
        request={ask(properties, { required })}
        server={{ name: 'Example' }}
        {...{ onRespond, onDraft }}
      />
    </ElicitationProvider>,
  );
  return { user: userEvent.setup(), onRespond, onDraft, unmount };
}

const drawRequired = (property: object) => draw({ v: property }, undefined, ['v']);
const drawInGerman = (properties: object) => draw(properties, 'de');

/** Beside the field. Screen readers are told of it in another place, if focus is in the field. */
const note = { selector: '[data-slot=elicitation-note]' };

/** As pydantic writes a `Decimal`. */
const decimal = (bounds: object = {}) => ({
  anyOf: [
    { type: 'number', ...bounds },
    { type: 'string', pattern: '^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$' },
  ],
});

const sent = (content: object) => ({ action: 'accept', content });

test.each([
  ['Enter', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}')],
  ['a click', (user: ReturnType<typeof userEvent.setup>) => user.click(accept())],
])(
  'FORM-2 a number that may be meant otherwise is shown as it is read before %s sends it',
  async (_, press) => {
    const { user, onRespond } = drawInGerman({ price: { type: 'number', title: 'Price' } });
    const price = screen.getByRole('textbox', { name: 'Price' });
    await user.type(price, '1.500');
    await press(user);
    await screen.findByText(/1,5/, note);
    expect(onRespond).not.toHaveBeenCalled();
    expect(price).toHaveFocus();
    expect(price).toHaveAccessibleDescription(/1,5/);
    await press(user);
    await vi.waitFor(() => expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ price: 1.5 })));
  },
);

test('FORM-2 a `Decimal` of pydantic is asked as a number: its bounds are told, and so is how it is read', async () => {
  const { user, onRespond } = drawInGerman({
    price: { ...decimal({ minimum: 0, maximum: 100 }), title: 'Price', default: '9.90' },
  });
  const price = screen.getByRole('textbox', { name: 'Price' });
  expect(price).toHaveValue('9,90');
  expect(price).toHaveAccessibleDescription('0 to 100');
  expect(price).toHaveAttribute('inputmode', 'decimal');
  await user.clear(price);
  await user.type(price, '1.500');
  await user.click(accept());
  await screen.findByText(/1,5/, note);
  expect(onRespond).not.toHaveBeenCalled();
  await user.clear(price);
  await user.type(price, '500');
  await user.click(accept());
  await vi.waitFor(() => expect(price).toHaveAccessibleDescription(/Allowed: 100 or less/));
  await user.clear(price);
  await user.type(price, '1,50');
  await user.click(accept());
  await vi.waitFor(() =>
    expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ price: '1.50' })),
  );
});

test('FORM-2 a key that is held down does not send what it has only shown', async () => {
  const { user, onRespond } = drawInGerman({ price: { type: 'number', title: 'Price' } });
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '1.500');
  await user.keyboard('{Enter>3/}');
  await screen.findByText(/1,5/, note);
  expect(onRespond).not.toHaveBeenCalled();
});

/** Draws it in one language after the other. */
function drawInLanguages(properties: object) {
  const onRespond = vi.fn();
  const onDraft = vi.fn();
  const element = (locale: string) => (
    <ElicitationProvider locale={locale}>
      <Elicitation
        request={ask(properties)}
        server={{ name: 'Example' }}
        {...{ onRespond, onDraft }}
      />
    </ElicitationProvider>
  );
  const { rerender, unmount } = render(element('de'));
  return { onRespond, onDraft, unmount, draw: (locale: string) => rerender(element(locale)) };
}

test.each([
  [1.5, '1.5', { type: 'number' }],
  [1.125, '1.125', { type: 'number' }],
  ['1.50', '1.50', decimal()],
])(
  'HOST-6 the suggested number %j is written as each language writes it, and is sent as it was',
  async (suggestion, spelled, property) => {
    const price = { ...property, title: 'Price', default: suggestion };
    const { draw, onRespond } = drawInLanguages({ price });
    const field = screen.getByRole('textbox', { name: 'Price' });
    for (const locale of ['en', 'de', 'en']) {
      draw(locale);
      expect(field).toHaveValue(locale === 'de' ? spelled.replace('.', ',') : spelled);
    }
    await userEvent.click(accept());
    expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ price: suggestion }));
  },
);

test('HOST-6 a suggested number that was wrong in one language is not in the other', async () => {
  const price = { type: 'number', title: 'Price', default: 1.125 };
  const note = { type: 'string', title: 'Note', minLength: 1 };
  const { draw, onRespond } = drawInLanguages({ price, note });
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'x{Tab}');
  draw('en');
  await userEvent.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ price: 1.125, note: 'x' }));
});

test('HOST-6 a number that was typed over a suggestion stays as it was typed', async () => {
  const { draw, onDraft, unmount } = drawInLanguages({
    price: { type: 'number', title: 'Price', default: 1.5 },
    weight: { type: 'number', title: 'Weight', default: 2.5 },
  });
  const price = screen.getByRole('textbox', { name: 'Price' });
  await userEvent.clear(price);
  await userEvent.type(price, '3,5');
  draw('en');
  expect(price).toHaveValue('3,5');
  expect(screen.getByRole('textbox', { name: 'Weight' })).toHaveValue('2.5');
  unmount();
  expect(onDraft).toHaveBeenLastCalledWith({ f0: '3,5' });
});

test('FORM-2 a number whose reading has been shown is sent at once', async () => {
  const { user, onRespond } = drawInGerman({ price: { type: 'number', title: 'Price' } });
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '1.500');
  await user.tab();
  await screen.findByText(/1,5/, note);
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ price: 1.5 }));
});

test('FORM-2 a year that was typed with two digits is shown before it is sent', async () => {
  const { user, onRespond } = drawInGerman({
    day: { type: 'string', format: 'date', title: 'Day' },
  });
  await user.type(screen.getByLabelText('Day'), '0024-01-15');
  await user.keyboard('{Enter}');
  await screen.findByText('The year is before 1000. Is that what you mean?', note);
  expect(onRespond).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await vi.waitFor(() =>
    expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ day: '0024-01-15' })),
  );
});

test('FORM-2 an address without a scheme whose host would be read as one is shown before it is sent', async () => {
  const { user, onRespond } = draw(
    { url: { type: 'string', format: 'uri', title: 'Base URL' } },
    undefined,
  );
  const url = await screen.findByRole('textbox', { name: 'Base URL' });
  await user.type(url, 'localhost:3000');
  await user.keyboard('{Enter}');
  await screen.findByText('Write it like this: https://example.com', note);
  expect(onRespond).not.toHaveBeenCalled();
  await user.type(url, '{Home}http://{Enter}');
  await vi.waitFor(() =>
    expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ url: 'http://localhost:3000' })),
  );
});

test('HOST-6 a suggested number has the decimal sign of the language, and is sent as it was', async () => {
  const { user, onRespond, onDraft } = drawInGerman({
    price: { type: 'number', title: 'Price', default: 1.125 },
    count: { type: 'integer', title: 'Count', default: 2000 },
  });
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('1,125');
  expect(screen.getByRole('textbox', { name: 'Count' })).toHaveValue('2000');
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ price: 1.125, count: 2000 }));
  expect(onDraft).not.toHaveBeenCalledWith(expect.anything());
});

test('HOST-2 a suggested number that was not touched is no draft', () => {
  const { onDraft, unmount } = drawInGerman({ price: { type: 'number', default: 1.125 } });
  unmount();
  expect(onDraft.mock.lastCall?.[0]).toBeUndefined();
});

test('FORM-2 a note that came with the last key is shown before Enter sends the answer', async () => {
  const { user, onRespond } = drawInGerman({ price: { type: 'number', title: 'Price' } });
  const price = screen.getByRole('textbox', { name: 'Price' });
  await user.type(price, '5');
  await user.tab();
  await user.clear(price);
  await user.type(price, '1.500');
  await screen.findByText(/1,5/, note);
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(price).toHaveAccessibleDescription(/1,5/));
  expect(onRespond).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ price: 1.5 })));
});

test('FORM-2 a note that came with the last key is shown before a click on Accept sends the answer', async () => {
  const { user, onRespond } = drawInGerman({
    day: { type: 'string', format: 'date', title: 'Day', default: '2026-01-31' },
  });
  const day = screen.getByLabelText('Day');
  await user.click(day);
  await user.tab();
  await user.clear(day);
  await user.type(day, '0026-01-31');
  const words = await screen.findByText('The year is before 1000. Is that what you mean?', note);
  await user.click(accept());
  await vi.waitFor(() => expect(day).toHaveFocus());
  expect(onRespond).not.toHaveBeenCalled();
  expect(words).toBeVisible();
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ day: '0026-01-31' }));
});

test.each([
  [undefined, '1.500', 'The last three digits are read as decimals: 1.5.'],
  ['es', '1,500', 'The last three digits are read as decimals: 1,5.'],
])(
  'FORM-2 where the language is %s, nobody knows how a person writes thousands, so %s is shown as it is read',
  async (locale, typed, words) => {
    const { user, onRespond } = draw({ price: { type: 'number', title: 'Price' } }, locale);
    await user.type(screen.getByRole('textbox', { name: 'Price' }), typed);
    await user.click(accept());
    expect(await screen.findByText(words, { ...note, exact: false })).toBeVisible();
    expect(onRespond).not.toHaveBeenCalled();
    await user.click(accept());
    expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ price: 1.5 }));
  },
);

const empty = 'This is empty. Is that what you mean?';
const options = { type: 'array', items: { type: 'string', enum: ['a', 'b'] } };

test.each([
  ['an empty text', { type: 'string' }, ''],
  ['an empty text whose pattern takes it', { type: 'string', pattern: '^\\d*$' }, ''],
  ['an empty text that may be of no length', { type: 'string', minLength: 0 }, ''],
  ['one of several types', { anyOf: [{ type: 'string' }, { type: 'number' }] }, ''],
  ['a choice of several', options, []],
  ['a list', { type: 'array', items: { type: 'string' } }, []],
])('FORM-4 %s that is required is asked about once', async (_, property, value) => {
  const { user, onRespond } = drawRequired(property);
  await user.click(accept());
  await screen.findByText(empty, note);
  const [control] = document.querySelectorAll('input');
  await vi.waitFor(() => expect(control).toHaveFocus());
  expect(control).toHaveAccessibleDescription(/This is empty/);
  expect(control).not.toHaveAttribute('aria-invalid');
  expect(onRespond).not.toHaveBeenCalled();
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ v: value }));
});

test('FORM-4 who only passes a required text is asked about it all the same', async () => {
  const { user, onRespond } = drawRequired({ type: 'string' });
  await user.click(screen.getByRole('textbox'));
  await user.tab();
  await screen.findByText(empty, note);
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  expect(onRespond).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ v: '' })));
});

test.each([
  ['required', (property: object) => drawRequired(property)],
  ['optional', (property: object) => draw({ v: property }, undefined)],
])('FORM-4 blanks alone in a text that is %s are asked about once', async (_, drawField) => {
  const { user, onRespond } = drawField({ type: 'string' });
  await user.type(screen.getByRole('textbox'), ' {Enter}');
  await screen.findByText(empty, note);
  expect(onRespond).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ v: ' ' })));
});

test.each([
  [{ type: 'string', minLength: 1 }, 'This is required.'],
  [{ type: 'string', pattern: '^\\d+$' }, 'This is required.'],
  [{ type: 'string', format: 'email' }, 'This is required.'],
  [{ type: 'string', enum: ['', 'a'] }, 'Choose one of the options.'],
  [{ type: 'number' }, 'This is required.'],
  [{ ...options, minItems: 1 }, 'Allowed: At least 1 (0 of 1)'],
])('FORM-2 what the schema %j does not take is refused, however often', async (property, words) => {
  const { user, onRespond } = drawRequired(property);
  for (const _ of [1, 2, 3]) {
    await user.click(accept());
    await vi.waitFor(() =>
      expect(document.querySelector('[data-slot=elicitation-error]')).toHaveTextContent(words),
    );
  }
  expect(onRespond).not.toHaveBeenCalled();
});

test.each([
  ['options', options],
  ['texts', { type: 'array', items: { type: 'string' } }],
])(
  'FORM-4 an optional list of %s that starts empty is left out where it may not be empty',
  async (_, list) => {
    const { user, onRespond } = draw({ v: { ...list, minItems: 1, default: [] } }, undefined);
    await user.click(accept());
    expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({}));
  },
);

test('FORM-4 an empty answer that the server suggests is sent at once', async () => {
  const { user, onRespond } = draw(
    { v: { type: 'string', default: '' }, w: { ...options, default: [] } },
    undefined,
    ['v', 'w'],
  );
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith(sent({ v: '', w: [] }));
});
