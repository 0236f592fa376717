import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ask } from '../../ask.ts';
import { accept, drawElicitation } from '../drawElicitation.tsx';
import { waitFor } from '../../waitFor.ts';
import { unusual } from '../../unusual.ts';

const error = () => document.querySelector('[data-slot=elicitation-error]')?.textContent;

describe('FORM-6 errors', () => {
  const request = ask(
    { name: { type: 'string', minLength: 3, maxLength: 5 } },
    { required: ['name'] },
  );

  test('come after the first blur, not before, and say how to mend it', async () => {
    const { user } = drawElicitation(request);
    const input = screen.getByRole('textbox', { name: 'name' });
    await user.type(input, 'A');
    expect(input).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(input).toHaveAccessibleDescription(/At least 3 characters$/);
    expect(error()).toBe('Allowed: At least 3 characters (1 of 3)');
    await user.type(input, 'd');
    expect(error()).toBe('Allowed: At least 3 characters (2 of 3)');
    await user.type(input, 'a');
    expect(input).not.toHaveAttribute('aria-invalid');
    await user.type(input, ' Lovelace');
    expect(input).toHaveAccessibleDescription(/At most 5 characters$/);
    expect(error()).toBe('Allowed: At most 5 characters (12 of 5)');
  });

  test('a failed submit moves focus to a summary that links to each field', async () => {
    const { user, onRespond } = drawElicitation(
      ask(
        { name: { type: 'string', minLength: 1 }, kind: { type: 'string', enum: ['a', 'b'] } },
        { required: ['name', 'kind'] },
      ),
    );
    await user.click(accept());
    const summary = await screen.findByRole('group', { name: '2 answers need attention' });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: /^kind ./ }));
    expect(screen.getByRole('radio', { name: 'a' })).toHaveFocus();
    await user.keyboard('[Space]');
    await user.click(within(summary).getByRole('link', { name: /^name ./ }));
    await user.keyboard('Ada');
    expect(screen.queryByRole('group', { name: /attention/ })).toBeNull();
    expect(onRespond).not.toHaveBeenCalled();
    await user.click(accept());
    expect(onRespond).toHaveBeenCalledWith({
      action: 'accept',
      content: { name: 'Ada', kind: 'a' },
    });
  });

  test('tell fields with one title apart', async () => {
    const title = 'Name';
    const text = { type: 'string', minLength: 1 };
    const { user } = drawElicitation(
      ask(
        { buyer: { ...text, title }, payer: { ...text, title } },
        { required: ['buyer', 'payer'] },
      ),
    );
    await user.click(accept());
    const summary = await screen.findByRole('group', { name: '2 answers need attention' });
    await user.click(within(summary).getByRole('link', { name: /^Name \(payer\) / }));
    expect(screen.getByRole('textbox', { name: 'Name (payer)' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Name (buyer)' })).toBeInTheDocument();
  });

  test('one answer that is wrong takes the focus itself, and says why', async () => {
    const { user, onRespond } = drawElicitation(
      ask(
        { name: { type: 'string' }, kind: { type: 'string', enum: ['a', 'b'] } },
        { required: ['kind'] },
      ),
    );
    await user.click(accept());
    const first = screen.getByRole('radio', { name: 'a' });
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAccessibleDescription('Choose one of the options.');
    expect(screen.queryByRole('group', { name: /attention/ })).toBeNull();
    expect(onRespond).not.toHaveBeenCalled();
  });

  test('FORM-3 a default that breaks a constraint is marked at once', async () => {
    const { onIssue } = drawElicitation(unusual.invalidDefaults);
    const input = await screen.findByDisplayValue('64');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Allowed: 8 or less/));
    const codes = onIssue.mock.calls.map(([{ property, code }]) => `${property}: ${code}`);
    expect(codes).toEqual([
      'workers: default-invalid',
      'day: default-invalid',
      'color: default-ignored',
    ]);
  });

  test('FORM-3 a default that breaks a constraint is judged as it is corrected', async () => {
    const { user } = drawElicitation(unusual.invalidDefaults);
    const input = await screen.findByDisplayValue('64');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Allowed: 8 or less/));
    await user.type(input, '{Backspace}');
    await waitFor(() => expect(input).not.toHaveAccessibleDescription(/Allowed: 8 or less/));
    expect(input).toHaveFocus();
  });
});
