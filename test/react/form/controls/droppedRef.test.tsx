import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  Elicitation as BareElicitation,
  ElicitationProvider,
  type ElicitationComponents,
} from 'react-mcp-elicitation';
import { ask } from '../../../ask.ts';
import { accept, server } from '../../drawElicitation.tsx';
import { withSettings } from '../../withSettings.tsx';

const Elicitation = withSettings(BareElicitation);

const options = Array.from({ length: 20 }, (_, index) => `Option ${index}`);
/** Slots of React 18 without `forwardRef`. */
const refless: Partial<ElicitationComponents> = {
  TextInput: (props) => <input {...props} ref={undefined} />,
  Select: (props) => <select {...props} ref={undefined} />,
};

test.each([
  ['typed', { type: 'string' }, () => userEvent.type(screen.getByRole('textbox'), 'Ada'), 'Ada'],
  [
    'chosen',
    { type: 'string', enum: options },
    () => userEvent.selectOptions(screen.getByRole('combobox'), 'Option 7'),
    'Option 7',
  ],
])('HOST-7 what was %s in a slot without `ref` is sent', async (_, field, fill, answer) => {
  const onRespond = vi.fn();
  const request = ask({ answer: field });
  render(
    <ElicitationProvider components={refless}>
      <Elicitation {...{ request, server, onRespond }} />
    </ElicitationProvider>,
  );
  await fill();
  await userEvent.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: { answer } });
});

test('HOST-7 a slot without `ref` in which nothing was entered sends what is shown', async () => {
  const onRespond = vi.fn();
  const request = ask({ answer: { type: 'string', default: 'Ada' } });
  render(
    <ElicitationProvider components={refless}>
      <Elicitation {...{ request, server, onRespond }} />
    </ElicitationProvider>,
  );
  await userEvent.click(accept());
  expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { answer: 'Ada' } });
});

test('HOST-7 what was typed in a slot without `ref` is sent by “Send anyway” too', async () => {
  const onRespond = vi.fn();
  const request = ask({ answer: { type: 'string', minLength: 5 } });
  render(
    <ElicitationProvider components={refless}>
      <Elicitation {...{ request, server, onRespond }} validation="warn" />
    </ElicitationProvider>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Ada');
  await userEvent.click(accept());
  await userEvent.click(await screen.findByRole('button', { name: 'Send anyway' }));
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { answer: 'Ada' },
  });
});
