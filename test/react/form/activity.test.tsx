import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { Elicitation } from 'react-mcp-elicitation';
import { expect, test, vi } from 'vitest';
import { ask } from '../../ask.ts';
import { accept, server } from '../drawElicitation.tsx';

const text = { type: 'string', minLength: 1 };
const request = ask({ a: text, b: text }, { required: ['a', 'b'] });

/** A form beside a host's own input, in a part of the page that the host can hide and show again. */
function drawInActivity(onRespond: () => void | Promise<void>) {
  const draw = (mode: 'visible' | 'hidden') => (
    <>
      <input aria-label="Composer" />
      <Activity mode={mode}>
        <Elicitation {...{ request, server, onRespond }} />
      </Activity>
    </>
  );
  const { rerender } = render(draw('visible'));
  return function hideAndShow() {
    rerender(draw('hidden'));
    rerender(draw('visible'));
  };
}

test('FORM-6 a form that is shown again takes no focus', async () => {
  const hideAndShow = drawInActivity(vi.fn());
  await userEvent.click(accept());
  expect(await screen.findByText('2 answers need attention')).toBeVisible();
  const composer = screen.getByRole('textbox', { name: 'Composer' });
  await userEvent.click(composer);
  hideAndShow();
  expect(composer).toHaveFocus();
});

test('FORM-15 what a back end refused and a person corrected stays corrected', async () => {
  const issues = [{ property: 'a', code: 'pattern', params: {} }];
  const onRespond = vi.fn<() => Promise<void>>();
  onRespond.mockRejectedValueOnce(Object.assign(new Error('invalid'), { issues }));
  onRespond.mockResolvedValue();
  const hideAndShow = drawInActivity(onRespond);
  await userEvent.type(screen.getByRole('textbox', { name: 'a' }), 'x');
  await userEvent.type(screen.getByRole('textbox', { name: 'b' }), 'y');
  await userEvent.click(accept());
  expect(await screen.findAllByText('This is not in the requested format.')).not.toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'a' }), 'z');
  hideAndShow();
  await userEvent.click(accept());
  expect(onRespond).toHaveBeenCalledTimes(2);
});
