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

test('HOST-6 a boolean among options that has no title is Yes or No in the language of the page, in the receipt too', async () => {
  const { user } = drawElicitation(
    ask({
      one: { type: 'boolean', title: 'One', enum: [true, false] },
      two: { title: 'Two', enum: ['true', true] },
      three: { title: 'Three', oneOf: [{ const: true, title: 'On' }, { const: false }] },
    }),
  );
  const names = screen.getAllByRole('radio').map((radio) => radio.parentElement!.textContent);
  expect(names.filter((name) => name !== 'No answer')).toEqual([
    'Yes',
    'No',
    'true',
    'Yes',
    'On',
    'No',
  ]);
  for (const name of ['One', 'Three']) {
    const group = within(screen.getByRole('radiogroup', { name }));
    await user.click(group.getAllByRole('radio')[0]!);
  }
  await user.click(accept());
  const answers = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(answers).toEqual(['Yes', 'On']);
});
