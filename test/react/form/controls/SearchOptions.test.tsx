import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ask } from '../../../ask.ts';
import { accept, drawElicitation } from '../../drawElicitation.tsx';

/** What screen readers are told. */
const told = () => document.querySelector('[data-slot=elicitation-count]');

test('FORM-11 a search ignores case and accents, and looks at values too', async () => {
  const oneOf = Array.from({ length: 40 }, (_, index) => ({
    const: `v${index}`,
    title: `T${index}`,
  }));
  oneOf.push({ const: 'zh', title: 'Zürich' });
  oneOf.push({ const: 'ge', title: 'Genève' });
  const { user } = drawElicitation(ask({ city: { type: 'string', oneOf } }));
  await user.type(screen.getByRole('searchbox'), 'GENEVE');
  expect(told()).toHaveTextContent('1 option');
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'v39');
  expect(screen.getByRole('radio', { name: 'T39' })).toBeVisible();
});

test('FORM-11 an option at the end of a list that is too long to fold is found as it is written', async () => {
  // Each letter is eighteen once it is folded.
  const oneOf = Array.from({ length: 240 }, (_, index) => ({
    const: `v${index}`,
    title: `${index}${'\ufdfa'.repeat(500)}`,
  }));
  oneOf.push({ const: 'zh', title: 'Zürich' });
  const { user } = drawElicitation(ask({ city: { type: 'string', oneOf } }));
  await user.type(screen.getByRole('searchbox'), 'ZÜR');
  expect(screen.getByRole('radio', { name: 'Zürich' })).toBeVisible();
});

test('FORM-11 when the last options are shown', async () => {
  const options = Array.from({ length: 150 }, (_, index) => `option ${index}`);
  const { user } = drawElicitation(ask({ a: { type: 'array', items: { enum: options } } }));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'option 100' })).toHaveFocus();
});

test('FORM-4 FORM-11 an optional choice of many can be taken back', async () => {
  const values = Array.from({ length: 40 }, (_, index) => `v${index}`);
  const { user, onRespond } = drawElicitation(
    ask({ one: { type: 'string', enum: values, default: 'v3' } }),
  );
  expect(screen.getByRole('radio', { name: 'v3' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'No answer' }));
  expect(screen.getByRole('radio', { name: 'No answer' })).toBeChecked();
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: {} });
});

test('FORM-4 a required choice of many has no way out', () => {
  const values = Array.from({ length: 40 }, (_, index) => `v${index}`);
  drawElicitation(ask({ one: { type: 'string', enum: values } }, { required: ['one'] }));
  expect(screen.queryByRole('radio', { name: 'No answer' })).toBeNull();
});

test('FORM-11 what is chosen stays in sight under a heading, and a search without a match says so', async () => {
  const values = Array.from({ length: 40 }, (_, index) => `v${index}`);
  const { user } = drawElicitation(
    ask({ many: { type: 'array', items: { enum: values }, default: ['v3'] } }),
  );
  expect(screen.queryByRole('group', { name: '1 chosen' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'v2');
  const chosen = screen.getByRole('group', { name: '1 chosen' });
  expect(within(chosen).getAllByRole('checkbox')).toEqual([
    screen.getByRole('checkbox', { name: 'v3' }),
  ]);
  expect(told()).toHaveTextContent('11 options');
  await user.type(screen.getByRole('searchbox'), ' nowhere');
  expect(told()!.textContent).toMatch(/^0 options/);
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('TRUST-4 letters that grow as they are normalized do not freeze the first key', async () => {
  const options = Array.from({ length: 40_000 }, (_, index) => `${'\ufdfa'.repeat(20)}${index}`);
  drawElicitation(ask({ place: { type: 'string', enum: options } }));
  const search = await screen.findByRole('searchbox');
  const normalize = vi.spyOn(String.prototype, 'normalize');
  fireEvent.change(search, { target: { value: 'x' } });
  const made = normalize.mock.results.map(({ value }) => (value as string).length);
  normalize.mockRestore();
  expect(made.length).toBeGreaterThan(100);
  expect(made.reduce((sum, length) => sum + length, 0)).toBeLessThan(3_000_000);
});

test('TRUST-4 heaps of marks are not put in order at the first key, and what stands below them is found', async () => {
  const heap = '\u0301\u0316'.repeat(240);
  const oneOf = Array.from({ length: 2000 }, (_, index) => ({
    const: `v${heap}${index}`,
    title: `Place ${heap}${index}`,
    description: `Known for ${heap}${index}`,
  }));
  drawElicitation(ask({ place: { type: 'string', oneOf } }));
  const search = await screen.findByRole('searchbox');
  const normalize = vi.spyOn(String.prototype, 'normalize');
  fireEvent.change(search, { target: { value: 'Pl\u00e1ce 1999' } });
  const squares = normalize.mock.contexts.map((text) => String(text).length ** 2);
  normalize.mockRestore();
  expect(squares.length).toBeGreaterThan(1000);
  expect(squares.reduce((sum, square) => sum + square, 0)).toBeLessThan(50_000_000);
  expect(screen.getByRole('radio', { name: /^Place .*1999/ })).toBeVisible();
});

test('FORM-11 Enter chooses the only match of a search', async () => {
  const values = Array.from({ length: 40 }, (_, index) => `City ${index}`);
  const { user, onRespond } = drawElicitation(ask({ city: { type: 'string', enum: values } }));
  await user.type(screen.getByRole('searchbox'), 'City 1{Enter}');
  expect(screen.getByRole('radio', { name: 'No answer' })).toBeChecked();
  await user.keyboard('7{Enter}');
  expect(screen.getByRole('radio', { name: 'City 17' })).toBeChecked();
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { city: 'City 17' },
  });
});

test('FORM-13 Enter that ends a composition chooses nothing', async () => {
  const values = Array.from({ length: 40 }, (_, index) => `City ${index}`);
  const { user } = drawElicitation(ask({ city: { type: 'string', enum: values } }));
  const search = screen.getByRole('searchbox');
  await user.type(search, 'City 17');
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
  expect(screen.getByRole('radio', { name: 'City 17' })).not.toBeChecked();
});

const options = Array.from({ length: 40 }, (_, index) => `v${index}`);
const one = { type: 'string', enum: options };
const several = { type: 'array', items: { type: 'string', enum: options } };
const hint = 'Complete this or clear it.';

test.each([
  ['nothing', one, 'radio', { v: 'v39' }],
  ['another option', { ...one, default: 'v3' }, 'radio', { v: 'v39' }],
  ['none of several', several, 'checkbox', { v: ['v39'] }],
  ['others of several', { ...several, default: ['v3'] }, 'checkbox', { v: ['v3', 'v39'] }],
])(
  'FORM-7 an option that was searched for and is not chosen is asked about where %s is chosen',
  async (_, property, role, content) => {
    const { user, onRespond } = drawElicitation(ask({ v: property }));
    await user.type(screen.getByRole('searchbox'), 'v39');
    await user.click(accept());
    expect(await screen.findByText(hint)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(onRespond).not.toHaveBeenCalled();
    await user.click(screen.getByRole(role, { name: 'v39' }));
    await vi.waitFor(() => expect(screen.queryByText(hint)).toBeNull());
    await user.click(accept());
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content });
  },
);

test('FORM-7 a search that is cleared is asked about no longer', async () => {
  const { user, onRespond } = drawElicitation(ask({ v: one }));
  await user.type(screen.getByRole('searchbox'), 'v39');
  await user.click(accept());
  await screen.findByText(hint);
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByText(hint)).toBeNull());
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: {} });
});

test.each([
  ['v39', 'v39'],
  ['v3', 'v39'],
])('FORM-11 a search for %s is left as it is by a person who chose %s', async (query, option) => {
  const { user, onRespond } = drawElicitation(ask({ v: one }));
  await user.type(screen.getByRole('searchbox'), query);
  await user.click(screen.getByRole('radio', { name: option }));
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: { v: option } });
});

test.each<[string, object, string, string[], object]>([
  ['no answer', one, 'radio', ['No answer'], {}],
  ['the chosen option', { ...one, default: 'v3' }, 'radio', ['v3'], { v: 'v3' }],
  ['a chosen box, twice', { ...several, default: ['v3'] }, 'checkbox', ['v3', 'v3'], { v: ['v3'] }],
])(
  'FORM-7 who presses %s after a search has chosen, though nothing changes',
  async (_, property, role, names, content) => {
    const { user, onRespond } = drawElicitation(ask({ v: property }));
    await user.type(screen.getByRole('searchbox'), 'v29');
    for (const name of names) await user.click(screen.getByRole(role, { name }));
    await user.click(accept());
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content });
  },
);
