import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation as BareElicitation } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';
import { click, middleOf, pressRested, promptly, settle, wait } from '../../person.ts';
import { withSettings } from '../withSettings.tsx';

const Elicitation = withSettings(BareElicitation);

test('FORM-2 Enter in a field is Accept, also where what is wrong may be sent', async () => {
  const onRespond = vi.fn();
  const request = ask({ name: { type: 'string', minLength: 5 } });
  const server = { name: 'Example' };
  render(<Elicitation {...{ request, server, onRespond }} validation="warn" />);
  await userEvent.type(screen.getByRole('textbox'), 'abc{Enter}');
  const anyway = await screen.findByRole('button', { name: 'Send anyway' });
  await userEvent.type(screen.getByRole('textbox'), 'd{Enter}');
  await wait(100);
  expect(onRespond).not.toHaveBeenCalled();
  await pressRested(anyway);
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { name: 'abcd' },
  });
});

test('TRUST-8 "Send anyway" that is pressed as it appears says that this was too soon', async () => {
  const onRespond = await promptly(450, async (begin) => {
    const heard = vi.fn();
    const request = ask({ name: { type: 'string', minLength: 5 } });
    render(
      <Elicitation
        {...{ request, server: { name: 'Example' } }}
        onRespond={heard}
        validation="warn"
      />,
    );
    await settle(screen.getByRole('button', { name: 'Accept' }));
    await userEvent.type(screen.getByRole('textbox'), 'abc{Enter}');
    const anyway = await screen.findByRole('button', { name: 'Send anyway' });
    begin();
    await click(middleOf(anyway));
    return heard;
  });
  expect(await screen.findByText(/Too soon/)).toBeVisible();
  expect(onRespond).not.toHaveBeenCalled();
});
