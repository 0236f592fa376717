import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import { ask } from '../../../ask.ts';
import { accept, drawElicitation, server } from '../../drawElicitation.tsx';

function drawInBerlin(properties: object) {
  const onRespond = vi.fn();
  render(
    <ElicitationProvider timeZone="Europe/Berlin">
      <Elicitation request={ask(properties)} {...{ server, onRespond }} />
    </ElicitationProvider>,
  );
  return onRespond;
}

test('FORM-2 a date-time that no picker can show is text, with its zone and its two meanings', async () => {
  const start = { type: 'string', format: 'date-time', default: 'next 27 October' };
  const onRespond = drawInBerlin({ start });
  const input = screen.getByRole('textbox', { name: 'start' });
  expect(input).toHaveValue('next 27 October');
  expect(screen.getByText('Time zone: Europe/Berlin')).toBeVisible();
  await userEvent.clear(input);
  await userEvent.type(input, '2024-10-27T02:31:00');
  await userEvent.click(screen.getByRole('radio', { name: /GMT\+01:00|GMT\+1/ }));
  await userEvent.click(accept());
  expect(onRespond).toHaveBeenCalledWith({
    action: 'accept',
    content: { start: '2024-10-27T01:31:00Z' },
  });
});

test('FORM-2 a date-time says as it will be sent what its pattern wants', async () => {
  const start = { type: 'string', format: 'date-time', pattern: String.raw`:\d\d\.\d{3}Z$` };
  const onRespond = drawInBerlin({ start });
  const input = screen.getByLabelText('start');
  fireEvent.change(input, { target: { value: '2024-06-15T10:00' } });
  const sent = '2024-06-15T08:00:00.000Z';
  expect(input).toHaveAccessibleDescription(expect.stringContaining(sent) as string);
  await userEvent.click(accept());
  expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { start: sent } });
});

test.each([
  ['2026-12-24T18:00:00', '2026-12-24T18:00', '2026-12-24T17:00:00Z'],
  ['2026-12-24T18:00', '2026-12-24T18:00:00', '2026-12-24T17:00:00Z'],
  ['2026-12-24T18:00:30', '2026-12-24T18:00:30.0', '2026-12-24T17:00:30.0Z'],
])(
  'FORM-3 a suggestion without a zone is read in the person’s zone, as the field says: %s',
  async (suggestion, picked, sent) => {
    const start = { type: 'string', format: 'date-time', default: suggestion };
    const onRespond = vi.fn();
    const onDraft = vi.fn();
    const { unmount } = render(
      <ElicitationProvider timeZone="Europe/Berlin">
        <Elicitation request={ask({ start })} {...{ server, onRespond, onDraft }} />
      </ElicitationProvider>,
    );
    expect(screen.getByLabelText('start')).toHaveAttribute('value', picked);
    expect(screen.getByText(`Will be sent as ${sent} unless you change it.`)).toBeVisible();
    await userEvent.click(accept());
    expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { start: sent } });
    unmount();
    // Nobody has edited it.
    expect(onDraft.mock.calls.flat().filter(Boolean)).toEqual([]);
  },
);

test.each([
  '2026-03-01T17:00:00+05:30',
  // No clock of a browser shows a leap second: it stays as it was written.
  '2016-12-31T17:59:60-06:00',
])('FORM-2 a suggestion at another offset is shown as it will be sent: %s', (suggestion) => {
  const start = { type: 'string', format: 'date-time', default: suggestion };
  render(
    <ElicitationProvider timeZone="UTC">
      <Elicitation request={ask({ start })} {...{ server, onRespond: vi.fn() }} />
    </ElicitationProvider>,
  );
  expect(screen.getByText(/Will be sent as/)).toHaveTextContent(
    `Will be sent as ${suggestion} unless you change it.`,
  );
});

test.each(['2024-05-06T10:00', '2024-05-06T10:00:30'])(
  'FORM-3 a suggestion without a zone can be changed and chosen again: %s',
  async (suggestion) => {
    const at = { type: 'string', format: 'date-time', default: suggestion };
    const onRespond = drawInBerlin({ at });
    const input = screen.getByLabelText('at');
    fireEvent.change(input, { target: { value: '2024-05-06T11:00' } });
    fireEvent.change(input, { target: { value: suggestion } });
    await userEvent.click(accept());
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({
      action: 'accept',
      content: { at: expect.stringMatching(/^2024-05-06T08:00:[03]0/) as string },
    });
  },
);

test.each([
  ['in a picker', {}],
  // A picker could not be typed in as the pattern wants.
  ['in a text', { pattern: '^1[0-9]:' }],
])(
  'FORM-3 a suggested time without seconds is sent with them, also once it was chosen again: %s',
  async (_, more) => {
    const at = { type: 'string', format: 'time', default: '15:30', ...more };
    const { user, onRespond } = drawElicitation(ask({ at }));
    const input = screen.getByLabelText('at');
    expect(input).toBeValid();
    await user.click(input);
    fireEvent.change(input, { target: { value: '16:00' } });
    fireEvent.change(input, { target: { value: '15:30' } });
    await user.tab();
    await user.click(accept());
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({
      action: 'accept',
      content: { at: '15:30:00' },
    });
  },
);

test('HOST-7 a control that a host swaps in shows what was picked', () => {
  const at = { type: 'string', format: 'date-time' };
  const draw = () => (
    // A component of its own at each render, as hosts write it by mistake.
    <ElicitationProvider
      timeZone="Europe/Berlin"
      components={{ TextInput: (props) => <input {...props} /> }}
    >
      <Elicitation request={ask({ at })} {...{ server, onRespond }} />
    </ElicitationProvider>
  );
  const onRespond = vi.fn();
  const { rerender } = render(draw());
  fireEvent.change(screen.getByLabelText('at'), { target: { value: '2024-05-06T10:00' } });
  rerender(draw());
  expect(screen.getByLabelText('at')).toHaveValue('2024-05-06T10:00');
});
