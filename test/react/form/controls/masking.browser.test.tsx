import { render, screen } from '@testing-library/react';
import type { ComponentPropsWithRef } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, server, userEvent } from 'vitest/browser';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import { hasProtocol, pressRested } from '../../../person.ts';
import { waitFor } from '../../../waitFor.ts';

const drawing = (schema: object, onRespond = () => {}) => {
  const requestedSchema = { type: 'object', properties: { key: schema } };
  const request = { message: 'Sign in.', requestedSchema };
  return <Elicitation {...{ request }} server={{ name: 'A' }} onRespond={onRespond} />;
};
const control = (name = 'Private key') =>
  screen.findByLabelText(name, { selector: 'input, textarea' });
const security = (element: Element) =>
  getComputedStyle(element).getPropertyValue('-webkit-text-security');

/** Firefox offers to save what is in a password input, and shows dots of the text of any other. */
const masked = server.browser === 'firefox' ? 'text' : 'password';

/** What Chromium tells screen readers of all text boxes. */
async function heard(): Promise<string[]> {
  const session = cdp() as unknown as {
    send: (method: string, params?: object) => Promise<unknown>;
  };
  const { frameTree } = (await session.send('Page.getFrameTree')) as {
    frameTree: { childFrames: { frame: { id: string } }[] };
  };
  const frameId = frameTree.childFrames[0]!.frame.id;
  const { nodes } = (await session.send('Accessibility.getFullAXTree', { frameId })) as {
    nodes: { role?: { value: string }; value?: { value: string } }[];
  };
  return nodes.flatMap(({ role, value }) =>
    role?.value === 'textbox' && value ? value.value : [],
  );
}

test('TRUST-3 an input for a secret shows dots, until its button is pressed', async () => {
  render(drawing({ type: 'string', title: 'Private key' }));
  const input = await control();
  await userEvent.fill(input, 'hunter2');
  expect(input).toHaveAttribute('type', masked);
  expect(security(input)).toBe('disc');
  await userEvent.click(screen.getByRole('button', { name: 'Show Private key', pressed: false }));
  expect(input).toHaveAttribute('type', 'text');
  expect(security(input)).toBe('none');
  await userEvent.click(screen.getByRole('button', { name: 'Show Private key', pressed: true }));
  expect(input).toHaveAttribute('type', masked);
  expect(security(input)).toBe('disc');
  expect(input).toHaveValue('hunter2');
});

// WebDriver does not tell what screen readers are told.
test.skipIf(!hasProtocol)('TRUST-3 and to screen readers too', async () => {
  render(drawing({ type: 'string', title: 'Private key' }));
  await userEvent.fill(await control(), 'hunter2');
  expect(await heard()).toEqual(['•••••••']);
  await userEvent.click(screen.getByRole('button', { name: 'Show Private key', pressed: false }));
  expect(await heard()).toEqual(['hunter2']);
  await userEvent.click(screen.getByRole('button', { name: 'Show Private key', pressed: true }));
  expect(await heard()).toEqual(['•••••••']);
});

const pem = '-----BEGIN PRIVATE KEY-----\nabc=\n\n-----END PRIVATE KEY-----\n';

/** As Ctrl+V does, which not every engine's driver can. */
function paste(target: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox leaves out what the constructor is given.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  target.dispatchEvent(event);
}

test.each([undefined, 4000])(
  'TRUST-3 a secret keeps its lines, masked and shown, with maxLength %s',
  async (maxLength) => {
    const onRespond = vi.fn();
    render(drawing({ type: 'string', title: 'Private key', maxLength }, onRespond));
    const input = await control();
    await userEvent.click(input);
    paste(input, pem.replaceAll('\n', '\r\n'));
    await userEvent.type(input, 'x{Backspace}');
    expect(await control()).toBe(input);
    expect(input).toHaveAttribute('type', masked);
    expect(document.documentElement.outerHTML).not.toContain('abc=');

    await userEvent.click(screen.getByRole('button', { name: 'Show Private key' }));
    const area = await control();
    expect(area).toHaveValue(pem);
    expect(area.tagName).toBe('TEXTAREA');
    await userEvent.type(area, 'z');

    await userEvent.click(screen.getByRole('button', { name: 'Show Private key' }));
    expect(await control()).toHaveAttribute('type', masked);
    await pressRested(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(onRespond).toHaveBeenCalled());
    expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { key: `${pem}z` } });
  },
);

test.each([
  { means: 'as its schema says', maxLength: 4000, first: '' },
  { means: 'once lines were pasted', maxLength: undefined, first: 'a\nb' },
])(
  'TRUST-8 Enter in a masked text of several lines, $means, begins the next line',
  async ({ maxLength, first }) => {
    const onRespond = vi.fn();
    render(drawing({ type: 'string', title: 'Private key', maxLength }, onRespond));
    const input = await control();
    await userEvent.click(input);
    if (first) paste(input, first);
    await userEvent.type(
      input,
      'one{Enter}three{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}',
    );
    await userEvent.keyboard('{Enter}');
    expect(input).toHaveAttribute('type', masked);
    await userEvent.click(screen.getByRole('button', { name: 'Show Private key' }));
    expect(await control()).toHaveValue(`${first}one\n\nthree`);
    expect(onRespond).not.toHaveBeenCalled();

    await pressRested(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(onRespond).toHaveBeenCalled());
    const content = { key: `${first}one\n\nthree` };
    expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content });
  },
);

// WebDriver does not tell what screen readers are told.
test.skipIf(!hasProtocol)('TRUST-3 several lines are dots to screen readers too', async () => {
  render(drawing({ type: 'string', title: 'Private key', maxLength: 4000 }));
  paste(await control(), 'ab\ncd');
  expect(await heard()).toEqual(['•••••']);
});

test('TRUST-3 each row of a list shows dots, until one button shows them all', async () => {
  const items = { type: 'string', format: 'password' };
  render(drawing({ type: 'array', title: 'Keys', items, default: ['a', 'b'] }));
  await control('Entry 2');
  const types = () => screen.getAllByLabelText(/^Entry/).map((row) => row.getAttribute('type'));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(types()).toEqual([masked, masked, masked]);
  await userEvent.fill(await control('Entry 3'), 'hunter2');
  // Recorders of pages read attributes.
  expect(document.documentElement.outerHTML).not.toContain('hunter2');
  await userEvent.click(screen.getByRole('button', { name: 'Show Keys' }));
  expect(types()).toEqual(['text', 'text', 'text']);
});

test('TRUST-3 a control that a host swaps for its own shows dots as well', async () => {
  const Own = (props: ComponentPropsWithRef<'input'>) => <input {...props} />;
  const form = drawing({ type: 'string', title: 'Private key' });
  const { rerender } = render(<ElicitationProvider>{form}</ElicitationProvider>);
  const input = await control();
  rerender(<ElicitationProvider components={{ TextInput: Own }}>{form}</ElicitationProvider>);
  const swapped = await control();
  expect(swapped).not.toBe(input);
  expect(swapped).toHaveAttribute('type', masked);
  expect(security(swapped)).toBe('disc');
});
