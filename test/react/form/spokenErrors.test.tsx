import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ask } from '../../ask.ts';
import { accept, drawElicitation } from '../drawElicitation.tsx';
import { waitFor } from '../../waitFor.ts';

const told = () => document.querySelector('[data-slot=elicitation-status]')!.textContent;
const box = (name: string) => screen.getByRole('textbox', { name });

describe('FORM-6 screen readers are told of an error', () => {
  const request = ask(
    { name: { type: 'string', title: 'Name', minLength: 3 }, note: { type: 'string' } },
    { required: ['name'] },
  );

  test('when its field is left, once', async () => {
    const { user } = drawElicitation(request);
    expect(told()).toBe('');
    await user.type(box('Name'), 'A');
    await user.tab();
    await waitFor(() => expect(told()).toBe('NameAllowed: At least 3 characters (1 of 3)'));
    // It is read with the field when focus comes back, and is no news when it leaves again.
    await user.tab({ shift: true });
    expect(told()).toBe('');
    await user.tab();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(told()).toBe('');
  });

  test('of a note as well', async () => {
    const price = { type: 'string', title: 'Price', minLength: 1, default: 'x' };
    const { user } = drawElicitation(ask({ price, note: { type: 'string' } }));
    await user.clear(box('Price'));
    await user.tab();
    await waitFor(() => expect(told()).toMatch(/^PriceNothing will be sent for this/));
  });

  test('again when another is wrong', async () => {
    const { user } = drawElicitation(request);
    await user.type(box('Name'), 'A');
    await user.tab();
    await waitFor(() => expect(told()).toMatch(/^NameAllowed: At least/));
    await user.clear(box('Name'));
    await user.tab();
    await waitFor(() => expect(told()).toBe('NameThis is required.'));
  });

  test('again when another row of a list is wrong', async () => {
    const mails = { type: 'array', title: 'Mails', items: { type: 'string', format: 'email' } };
    const { user } = drawElicitation(ask({ mails, note: { type: 'string' } }));
    await user.type(box('Entry 1'), 'one{Enter}two');
    await user.click(box('note'));
    await waitFor(() => expect(told()).toMatch(/^MailsEntry 1: /));
    await user.clear(box('Entry 1'));
    await user.type(box('Entry 1'), 'one@example.com');
    await user.click(box('note'));
    await waitFor(() => expect(told()).toMatch(/^MailsEntry 2: /));
  });

  test('where focus stays when Accept fails, each time', async () => {
    const { user, onRespond } = drawElicitation(request);
    await user.type(box('Name'), 'A{Enter}');
    await waitFor(() => expect(told()).toBe('NameAllowed: At least 3 characters (1 of 3)'));
    const first = document.querySelector('[data-slot=elicitation-status] p');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.querySelector('[data-slot=elicitation-status] p')).not.toBe(first),
    );
    expect(box('Name')).toHaveFocus();
    expect(onRespond).not.toHaveBeenCalled();
  });

  test('not where focus goes to the field, which is described by it', async () => {
    const { user } = drawElicitation(request);
    await user.click(accept());
    await waitFor(() => expect(box('Name')).toHaveFocus());
    expect(box('Name')).toHaveAccessibleDescription('At least 3 characters This is required.');
    expect(told()).toBe('');
  });

  test('not as focus moves within a group', async () => {
    const choice = { type: 'string', title: 'Kind', enum: ['a', 'b'] };
    const { user } = drawElicitation(ask({ kind: choice }, { required: ['kind'] }));
    screen.getByRole('radio', { name: 'a' }).focus();
    screen.getByRole('radio', { name: 'b' }).focus();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(told()).toBe('');
    await user.tab();
    await waitFor(() => expect(told()).toMatch(/^Kind/));
  });

  test.each([
    ['radio', { type: 'string', title: 'Kind', enum: ['a', 'b'] }, 'Choose one of the options.'],
    [
      'checkbox',
      { type: 'array', title: 'Kind', items: { type: 'string', enum: ['a', 'b'] }, minItems: 1 },
      'Allowed: At least 1 (0 of 1)',
    ],
  ])(
    'where focus comes to a %s of several that it does not describe',
    async (role, kind, error) => {
      const { user } = drawElicitation(
        ask({ kind, note: { type: 'string' } }, { required: ['kind'] }),
      );
      await user.click(accept());
      const [first, last] = screen.getAllByRole(role);
      await waitFor(() => expect(first).toHaveFocus());
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(told()).toBe('');
      await user.click(box('note'));
      last!.focus();
      await waitFor(() => expect(told()).toBe(`Kind${error}`));
    },
  );

  test('not where focus only passes a group whose error is known', async () => {
    const kind = { type: 'string', title: 'Kind', enum: ['a', 'b'] };
    const text = { type: 'string' };
    const { user } = drawElicitation(
      ask({ first: text, kind, last: text }, { required: ['kind'] }),
    );
    await user.click(accept());
    await waitFor(() => expect(screen.getByRole('radio', { name: 'a' })).toHaveFocus());
    await user.click(box('first'));
    await user.tab();
    await user.tab();
    expect(box('last')).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(told()).toBe('');
  });

  test('not where focus goes to a search, which is described by it', async () => {
    const options = Array.from({ length: 40 }, (_, index) => `Option ${index}`);
    const country = { type: 'string', title: 'Country', description: 'Where?', enum: options };
    const { user } = drawElicitation(ask({ country }, { required: ['country'] }));
    await user.click(accept());
    const search = screen.getByRole('searchbox');
    await waitFor(() => expect(search).toHaveFocus());
    expect(search).toHaveAccessibleDescription('Where? Choose one of the options. 40 options');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(told()).toBe('');
  });

  test('not where a summary takes focus, which has it', async () => {
    const { user } = drawElicitation(
      ask(
        { name: { type: 'string', minLength: 1 }, amount: { type: 'number', minimum: 5 } },
        { required: ['name'] },
      ),
    );
    await user.type(box('amount'), '1{Enter}');
    await screen.findByText('2 answers need attention');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(told()).toBe('');
  });
});
