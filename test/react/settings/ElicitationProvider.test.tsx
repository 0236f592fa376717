import { forwardRef, type ComponentPropsWithRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import { de } from 'react-mcp-elicitation/locales/de';
import { elicitations } from 'react-mcp-elicitation/testing';

const server = { name: 'Example' };

test('HOST-6 every word is replaceable, and numbers follow the locale', async () => {
  const onRespond = vi.fn();
  const messages = { decline: undefined, accept: 'Senden', hintBetween: '{minimum} bis {maximum}' };
  const request = {
    message: 'x',
    requestedSchema: {
      type: 'object',
      properties: { n: { type: 'number', minimum: 0, maximum: 1234.5 } },
    },
  };
  render(
    <ElicitationProvider messages={messages as object} locale="de">
      <Elicitation {...{ request, server, onRespond }} />
    </ElicitationProvider>,
  );
  expect(screen.getByText('0 bis 1234,5')).toBeVisible();
  // What is not given stays.
  expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), '1,5');
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { n: 1.5 } });
});

test('HOST-7 a slot is drawn by the host’s component; the others stay native', () => {
  const Button = (props: ComponentPropsWithRef<'button'>) => (
    <button type="button" {...props} data-mine="" />
  );
  const TextInput = forwardRef<HTMLInputElement, ComponentPropsWithRef<'input'>>((props, ref) => (
    <input {...props} ref={ref} data-mine="" />
  ));
  render(
    <ElicitationProvider components={{ Button }}>
      <ElicitationProvider components={{ TextInput }} colorScheme="dark">
        <Elicitation request={elicitations.text} server={server} onRespond={() => {}} />
      </ElicitationProvider>
    </ElicitationProvider>,
  );
  const mine = [...document.querySelectorAll('[data-mine]')].map(({ tagName }) => tagName);
  expect(mine).toEqual(['INPUT', 'BUTTON', 'BUTTON', 'BUTTON']);
  expect(screen.getByRole('region')).toHaveAttribute('data-color-scheme', 'dark');
});

test('FORM-12 another time zone, or other controls, keep what was entered', async () => {
  const onRespond = vi.fn();
  const properties = {
    at: { type: 'string', format: 'date-time' },
    sure: { type: 'boolean' },
    notify: { type: 'boolean', default: false },
  };
  const request = { message: 'When?', requestedSchema: { type: 'object', properties } };
  const draw = (timeZone: string, components = {}) => (
    <ElicitationProvider {...{ timeZone, components }}>
      <Elicitation {...{ request, server, onRespond }} />
    </ElicitationProvider>
  );
  const { rerender } = render(draw('Europe/Berlin'));
  fireEvent.change(screen.getByLabelText('at'), { target: { value: '2026-03-01T10:00' } });
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'notify' }));
  const Own = (props: ComponentPropsWithRef<'input'>) => <input {...props} />;
  rerender(draw('Asia/Tokyo', { Radio: Own, Checkbox: Own }));
  expect(screen.getByLabelText('at')).toHaveValue('2026-03-01T10:00');
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'notify' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  const content = { at: '2026-03-01T01:00:00Z', sure: false, notify: true };
  expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content });
});

test('HOST-6 translated words are in their language, and others in the page’s', () => {
  const request = elicitations.text;
  const draw = (messages: object) => (
    <ElicitationProvider locale="de" messages={messages}>
      <Elicitation {...{ request, server }} onRespond={() => {}} />
    </ElicitationProvider>
  );
  const { rerender } = render(draw({ accept: 'Send' }));
  expect(screen.getByRole('region')).not.toHaveAttribute('lang');
  rerender(draw(de));
  expect(screen.getByRole('region')).toHaveAttribute('lang', 'de');
});
