import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask } from '../../../ask.ts';
import { accept, drawElicitation } from '../../drawElicitation.tsx';

test('FORM-7 what a server says about options stands below their names, however many there are', async () => {
  const oneOf = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => ({
    const: letter,
    title: `Plan ${letter}`,
  }));
  const said = { const: 'x', title: 'Plan x', description: 'Deletes the old release' };
  const { user, onRespond } = drawElicitation(
    ask({
      one: { type: 'string', title: 'One', oneOf: [...oneOf, said] },
      several: { type: 'array', title: 'Several', items: { anyOf: [...oneOf, said] } },
    }),
  );
  const radio = screen.getByRole('radio', { name: 'Plan x' });
  expect(radio).toHaveAccessibleDescription('Deletes the old release');
  expect(screen.getByRole('checkbox', { name: 'Plan x' })).toHaveAccessibleDescription(
    'Deletes the old release',
  );
  await user.click(within(screen.getByRole('radiogroup')).getByText('Deletes the old release'));
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { one: 'x' } });
});

test('FORM-4 an optional choice can be taken back', async () => {
  const { user, onRespond } = drawElicitation(
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
