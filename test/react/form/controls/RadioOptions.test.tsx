import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask } from '../../../ask.ts';
import { accept, drawElicitation } from '../../drawElicitation.tsx';

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
