import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask } from '../../../ask.ts';
import { accept, drawElicitation } from '../../drawElicitation.tsx';

const rows = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const list = (items: object = {}, rest: object = {}) =>
  ask({ tags: { type: 'array', items: { type: 'string', ...items }, ...rest } });

test('FORM-14 rows are added and removed, and focus goes where one expects', async () => {
  const { user, onRespond } = drawElicitation(list());
  expect(screen.getByRole('group', { name: 'tags' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Entry 1' }), 'a');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('textbox', { name: 'Entry 2' })).toHaveFocus();
  await user.keyboard('b');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('c');
  await user.click(screen.getByRole('button', { name: 'Remove entry 2' }));
  expect(rows()).toEqual(['a', 'c']);
  expect(screen.getByRole('textbox', { name: 'Entry 2' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove entry 2' }));
  expect(screen.getByRole('textbox', { name: 'Entry 1' })).toHaveFocus();
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: { tags: ['a'] } });
});

test('FORM-14 a double click on Add adds one row', async () => {
  const { user } = drawElicitation(list());
  await user.dblClick(screen.getByRole('button', { name: 'Add' }));
  expect(rows()).toEqual(['', '']);
});

test('FORM-1 what is pasted in several lines becomes several rows', async () => {
  const { user, onRespond } = drawElicitation(list());
  await user.click(screen.getByRole('textbox'));
  await user.paste('one\r\ntwo\n\nthree');
  expect(rows()).toEqual(['one', 'two', 'three']);
  expect(screen.getByRole('textbox', { name: 'Entry 3' })).toHaveFocus();
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { tags: ['one', 'two', 'three'] },
  });
});

test.each([
  ['end', 'a', '\nb\nc', ['a', 'b', 'c']],
  ['beginning', 'z', 'x\ny\n', ['x', 'y', 'z']],
  ['end', 'a', '\nb\n \nc', ['a', 'b', 'c']],
  ['end', 'a', '\n  b \t\n\u00a0c', ['a', 'b', 'c']],
] as const)(
  'FORM-1 a break at the %s of a row that holds %j keeps what is pasted apart: %j',
  async (at, held, pasted, shown) => {
    const { user } = drawElicitation(list());
    const row = screen.getByRole<HTMLInputElement>('textbox');
    await user.type(row, held);
    const place = at === 'end' ? held.length : 0;
    row.setSelectionRange(place, place);
    await user.paste(pasted);
    expect(rows()).toEqual(shown);
  },
);

test('FORM-4 empty rows are left out, and an untouched list is no answer', async () => {
  const { user, onRespond } = drawElicitation(list());
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: {} });
});

test('FORM-14 FORM-5 a row that is wrong is named, marked and said how to mend', async () => {
  const { user, onRespond } = drawElicitation(
    list({ format: 'email' }, { default: ['a@b.example'] }),
  );
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('nobody');
  await user.click(accept());
  const wrong = screen.getByRole('textbox', { name: 'Entry 3' });
  expect(wrong).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Entry 1' })).not.toBeInvalid();
  expect(wrong).toHaveAccessibleDescription(/^Entry 3: /);
  expect(onRespond).not.toHaveBeenCalled();
  await user.clear(wrong);
  await user.type(wrong, 'me@b.example');
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { tags: ['a@b.example', 'me@b.example'] },
  });
});

test('FORM-2 as many rows as there may be, each once', async () => {
  const { user } = drawElicitation(list({}, { maxItems: 2, uniqueItems: true }));
  await user.type(screen.getByRole('textbox'), 'a');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.keyboard('a');
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  await user.click(accept());
  expect(await screen.findAllByText(/Enter each value only once/)).not.toEqual([]);
});

test('FORM-6 too few rows are told in the words of rows, where nothing is to be chosen', async () => {
  const { user, onRespond } = drawElicitation(list({}, { minItems: 2 }));
  const row = screen.getByRole('textbox', { name: 'Entry 1' });
  expect(row).toHaveAccessibleDescription('At least 2');
  await user.type(row, 'a');
  await user.click(accept());
  expect(row).toHaveAccessibleDescription(/Allowed: At least 2$/);
  expect(onRespond).not.toHaveBeenCalled();
});

test('TRUST-4 of many rows a hundred are drawn, the number that is sent stands there, and the rest is one press away', async () => {
  const tags = Array.from({ length: 350 }, (_, index) => `tag ${index}`);
  const { user, onRespond } = drawElicitation(list({}, { default: tags }));
  expect(rows()).toHaveLength(100);
  expect(screen.getByText('The first 100 of 350 are listed.')).toBeVisible();
  // A new row would come after those that are not drawn.
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(rows()).toEqual(tags);
  expect(screen.getByRole('textbox', { name: 'Entry 101' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: { tags } });
});

test('TRUST-4 of many rows, those that the person adds are drawn as well', async () => {
  const tags = Array.from({ length: 100 }, (_, index) => `tag ${index}`);
  const { user } = drawElicitation(list({}, { default: tags }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(rows()).toHaveLength(101);
  expect(screen.getByRole('textbox', { name: 'Entry 101' })).toHaveFocus();
  await user.paste([...tags, 'a', ...tags].join('\n'));
  expect(rows()).toHaveLength(301);
  expect(screen.getByRole('textbox', { name: 'Entry 301' })).toHaveFocus();
});

test('TRUST-4 of many rows that a server suggests, one that is wrong is drawn', async () => {
  const tags = Array.from({ length: 200 }, (_, index) => `tag${index}@example.com`);
  tags[150] = 'nobody';
  const { user, onRespond } = drawElicitation(list({ format: 'email' }, { default: tags }));
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(screen.getByRole('textbox', { name: 'Entry 151' })).toBeInvalid();
  expect(rows()).toHaveLength(151);
  expect(onRespond).not.toHaveBeenCalled();
});

test('FORM-1 Enter ends a row and begins the next; it does not answer', async () => {
  const { user, onRespond } = drawElicitation(list({}, { maxItems: 3 }));
  await user.type(screen.getByRole('textbox'), 'ada{Enter}');
  expect(screen.getByRole('textbox', { name: 'Entry 2' })).toHaveFocus();
  // An empty row needs no other, and a full list takes none.
  await user.keyboard('{Enter}grace{Enter}mary{Enter}');
  expect(rows()).toEqual(['ada', 'grace', 'mary']);
  // In the middle of the list.
  await user.click(screen.getByRole('button', { name: 'Remove entry 3' }));
  await user.type(screen.getByRole('textbox', { name: 'Entry 1' }), '{Enter}');
  expect(rows()).toEqual(['ada', '', 'grace']);
  expect(onRespond).not.toHaveBeenCalled();
});

test('TRUST-4 a suggested row that cannot be drawn as it is can be kept or removed, not edited', async () => {
  const hidden = `ok${String.fromCodePoint(0xe0049, 0xe0020)}`;
  const tags = [hidden, `a${'\u0301'.repeat(48_000)}`, 'plain', 'x'.repeat(3000)];
  const { user, onRespond } = drawElicitation(list({}, { default: tags }));
  const first = await screen.findByRole('textbox', { name: 'Entry 1' });
  expect(rows()).toEqual(['ok\ufffd', `a${'\u0301'.repeat(4)}…`, 'plain', `${'x'.repeat(2000)}…`]);
  await user.click(first);
  await user.keyboard('!');
  await user.paste('a\nb');
  await user.type(screen.getByRole('textbox', { name: 'Entry 3' }), '!');
  await user.click(screen.getByRole('button', { name: 'Remove entry 2' }));
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { tags: [hidden, 'plain!', tags[3]] },
  });
});

test('TRUST-4 the more lists, the fewer rows of each are drawn at once', async () => {
  const tags = Array.from({ length: 100 }, (_, index) => `tag ${index}`);
  const many = Array.from({ length: 200 }, (_, index) => [
    `list${index}`,
    { type: 'array', items: { type: 'string' }, default: tags },
  ]);
  const { user } = drawElicitation(ask(Object.fromEntries(many)));
  expect(rows()).toHaveLength(200 * 25);
  await user.click(screen.getAllByRole('button', { name: 'Show more' })[0]!);
  expect(rows()).toHaveLength(199 * 25 + 100);
});

test('FORM-1 a row that is removed stays removed where a button takes no focus, as in Safari', async () => {
  const { user, onRespond } = drawElicitation(list({}, { default: ['red', 'green', 'blue'] }));
  const first = screen.getByRole('textbox', { name: 'Entry 1' });
  await user.click(first);
  const remove = screen.getByRole('button', { name: 'Remove entry 2' });
  fireEvent.mouseDown(remove);
  fireEvent.blur(first, { relatedTarget: null });
  fireEvent.mouseUp(remove);
  fireEvent.click(remove);
  // What leaving the field brings about comes after the click.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(rows()).toEqual(['red', 'blue']);
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { tags: ['red', 'blue'] },
  });
});

test('FORM-6 a link of the summary leads to the row that is wrong', async () => {
  const { user } = drawElicitation(
    ask(
      {
        name: { type: 'string', minLength: 1 },
        mails: {
          type: 'array',
          items: { type: 'string', format: 'email' },
          default: ['a@b.example', 'nobody'],
        },
      },
      { required: ['name'] },
    ),
  );
  await user.click(accept());
  await user.click(await screen.findByRole('link', { name: /Entry 2/ }));
  expect(screen.getByRole('textbox', { name: 'Entry 2' })).toHaveFocus();
});

test('FORM-13 Enter that ends a composition adds no row', async () => {
  const { user } = drawElicitation(list());
  const row = screen.getByRole('textbox');
  await user.type(row, 'a');
  fireEvent.keyDown(row, { key: 'Enter', isComposing: true });
  expect(rows()).toEqual(['a']);
});
