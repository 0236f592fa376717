import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  Elicitation,
  ElicitationProvider,
  type ElicitationComponents,
} from 'react-mcp-elicitation';
import { ask } from '../../../ask.ts';
import { accept, server } from '../../drawElicitation.tsx';

afterEach(() => vi.unstubAllGlobals());

const options = Array.from({ length: 20 }, (_, index) => `Option ${index}`);
/** Slots of React 18 without `forwardRef`. */
const refless: Partial<ElicitationComponents> = {
  TextInput: (props) => <input {...props} ref={undefined} />,
  Select: (props) => <select {...props} ref={undefined} />,
};

test.each([
  ['typed', { type: 'string' }, () => userEvent.type(screen.getByRole('textbox'), 'Ada')],
  [
    'chosen',
    { type: 'string', enum: options },
    () => userEvent.selectOptions(screen.getByRole('combobox'), 'Option 7'),
  ],
])(
  'HOST-7 what was %s in a slot without `ref` is not left out silently',
  async (_, field, fill) => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const onRespond = vi.fn();
    const request = ask({ answer: field, other: { type: 'boolean' } });
    render(
      <ElicitationProvider components={refless}>
        <Elicitation {...{ request, server, onRespond }} />
      </ElicitationProvider>,
    );
    await fill();
    await userEvent.click(accept());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A control of this form passes no `ref`',
    );
    expect(reported).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('`forwardRef`') }),
    );
    expect(onRespond).not.toHaveBeenCalled();
  },
);

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

test('HOST-7 what was typed in a slot without `ref` is not left out by “Send anyway” either', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const onRespond = vi.fn();
  const request = ask({ answer: { type: 'string' } }, { required: ['answer'] });
  render(
    <ElicitationProvider components={refless}>
      <Elicitation {...{ request, server, onRespond }} validation="warn" />
    </ElicitationProvider>,
  );
  await userEvent.click(accept());
  const sendAnyway = await screen.findByRole('button', { name: 'Send anyway' });
  await userEvent.type(screen.getByRole('textbox'), 'Ada');
  await userEvent.click(sendAnyway);
  expect(await screen.findByText(/passes no `ref`/)).toBeVisible();
  expect(onRespond).not.toHaveBeenCalled();
});
