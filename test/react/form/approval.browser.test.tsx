import { render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';
import { settle, wait } from '../../person.ts';

import '../../../src/styles.css';

const request = {
  ...ask({}, { message: 'Allow GitHub to delete a branch?' }),
  _meta: { codex_approval_kind: 'mcp_tool_call', persist: ['session', 'always'] },
};
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('PROTO-15 a person approves for longer by keys alone', async () => {
  const onRespond = vi.fn();
  render(<Elicitation {...{ request, server: { name: 'Codex' }, onRespond }} />);
  const once = await screen.findByRole('radio', { name: 'Just this once' });
  await userEvent.tab();
  expect(once).toHaveFocus();
  // Enter on a choice is Accept, and not before its moment.
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('radio', { name: /^Always/ })).toBeChecked();
  await settle(screen.getByRole('button', { name: 'Accept' }));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({
      action: 'accept',
      content: {},
      _meta: { persist: 'always' },
    }),
  );
});

test('PROTO-15 what a script of the page has chosen is shown, and what is shown is sent', async () => {
  const onRespond = vi.fn();
  render(<Elicitation {...{ request, server: { name: 'Codex' }, onRespond }} />);
  const session = await screen.findByRole<HTMLInputElement>('radio', { name: 'For this session' });
  session.checked = true;
  await settle(screen.getByRole('button', { name: 'Accept' }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(onRespond.mock.lastCall).toMatchObject([{ _meta: { persist: 'session' } }]);
});

test('HOST-6 the choice and an icon have no fault that a machine can find', async () => {
  const icons = [{ src: pixel, theme: 'dark' as const }];
  const { container } = render(
    <Elicitation {...{ request, server: { name: 'Codex', icons } }} onRespond={() => {}} />,
  );
  await screen.findByRole('radiogroup');
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  await wait(200);
  expect(container.querySelector('img')!.naturalWidth).toBe(1);
  expect((await axe.run(container)).violations).toEqual([]);
});

test.each(['light', 'dark'] as const)(
  'HOST-7 in a %s page there is the icon that was made for it',
  async (scheme) => {
    document.documentElement.style.colorScheme = scheme;
    const icons = [
      { src: `${pixel}#light`, theme: 'light' },
      { src: `${pixel}#dark`, theme: 'dark' },
    ] as const;
    render(<Elicitation {...{ request, server: { name: 'Codex', icons } }} onRespond={() => {}} />);
    const icon = await waitFor(() => {
      const found = document.querySelector('img');
      expect(found).not.toBeNull();
      return found!;
    });
    expect(icon.src).toContain(`#${scheme}`);
    document.documentElement.style.colorScheme = '';
  },
);
