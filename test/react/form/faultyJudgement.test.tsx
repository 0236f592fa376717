import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';
import { accept, drawElicitation, server } from '../drawElicitation.tsx';

const state = vi.hoisted(() => ({ isFaulty: false }));
vi.mock('../../../src/core/plan/judgeField.ts', async (importOriginal) => {
  const original = await importOriginal<{ judgeField: (...given: unknown[]) => unknown }>();
  return {
    judgeField(...given: unknown[]) {
      if (state.isFaulty) throw new RangeError('Out of range.');
      return original.judgeField(...given);
    },
  };
});

test('FORM-15 an error in a judgement is shown and reported, and the form stays', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { user, onRespond } = drawElicitation(ask({ name: { type: 'string' } }));
  await user.type(screen.getByRole('textbox'), 'Ada');
  state.isFaulty = true;
  await user.click(accept());
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of range.');
  expect(reported).toHaveBeenCalledWith(expect.any(RangeError));
  expect(onRespond).not.toHaveBeenCalled();
  state.isFaulty = false;
  await user.type(screen.getByRole('textbox'), '!');
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { name: 'Ada!' },
  });
});

test('PROTO-5 a form that is withdrawn stays so, though an error in its judgement is told later', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const controller = new AbortController();
  const { signal } = controller;
  const { user } = drawElicitation(ask({ name: { type: 'string' } }), { signal });
  await user.type(screen.getByRole('textbox'), 'Ada');
  state.isFaulty = true;
  await act(async () => {
    fireEvent.click(accept());
    controller.abort();
  });
  state.isFaulty = false;
  expect(screen.getByText('The request was withdrawn.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('HOST-6 a time zone that the browser does not know is the browser’s own', async () => {
  const onRespond = vi.fn();
  const request = ask({ at: { type: 'string', format: 'date-time' } });
  render(
    <ElicitationProvider timeZone="Mars/Phobos">
      <Elicitation {...{ request, server, onRespond }} />
    </ElicitationProvider>,
  );
  await userEvent.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: {} });
});
