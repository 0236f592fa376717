import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  Elicitation as BareElicitation,
  ElicitationProvider,
  type ElicitationProps,
  type ElicitResult,
} from 'react-mcp-elicitation';
import { ask, askForUrl } from '../../ask.ts';
import { untilDismissible } from '../../person.ts';
import { withSettings, type Settings } from '../withSettings.tsx';

const Elicitation = withSettings(BareElicitation);

const server = { name: 'Example', url: 'https://mcp.example.com' };
const form = ask({ name: { type: 'string' } });

function draw(props: Partial<ElicitationProps & Settings> = {}) {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  render(
    <Elicitation request={form} presentation="dialog" {...{ server, onRespond }} {...props} />,
  );
  return { onRespond, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
}

const outside = (dialog: HTMLElement) => {
  const at = { clientX: 2, clientY: 2, bubbles: true };
  dialog.dispatchEvent(new PointerEvent('pointerdown', at));
  dialog.dispatchEvent(new MouseEvent('click', at));
};

test('HOST-4 a host says which gestures cancel, and a cross that does not is not there', async () => {
  const { onRespond, dialog } = draw({ dismissBy: [] });
  await untilDismissible();
  await userEvent.keyboard('{Escape}');
  outside(dialog);
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  expect(onRespond).not.toHaveBeenCalled();
  expect(dialog.open).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'cancel' });
});

test('HOST-4 Escape alone cancels where the host wants that', async () => {
  const { onRespond, dialog } = draw({ dismissBy: ['key'] });
  await untilDismissible();
  outside(dialog);
  expect(onRespond).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'cancel' });
});

const namesByTab = async (dialog: HTMLElement) => {
  const names: string[] = [];
  const buttons = within(dialog).getAllByRole('button');
  const row = buttons.filter(({ parentElement }) =>
    parentElement?.matches('[data-slot=elicitation-actions]'),
  );
  row[0]!.focus();
  for (let count = 0; count < row.length; count++) {
    names.push(document.activeElement!.textContent);
    await userEvent.keyboard('{Tab}');
  }
  const lefts = row.map((button) => button.getBoundingClientRect().left);
  return { names, isInOrder: lefts.every((left, at) => at === 0 || left > lefts[at - 1]!) };
};

test('HOST-7 the buttons begin at the end where the platform’s do, in the order of Tab', async () => {
  const { dialog } = draw({ actions: 'end' });
  await expect(namesByTab(dialog)).resolves.toEqual({
    names: ['Cancel', 'Decline', 'Accept'],
    isInOrder: true,
  });
});

test('HOST-7 a provider says so for all, and of a dangerous address the safe answer is still the outermost', async () => {
  render(
    <ElicitationProvider actions="end">
      <Elicitation
        request={askForUrl('http://login.example.org/')}
        presentation="dialog"
        {...{ server }}
        onRespond={() => {}}
      />
    </ElicitationProvider>,
  );
  await screen.findByText(/not encrypted/i, {
    selector: '[data-slot=elicitation-findings-title] *',
  });
  await expect(namesByTab(screen.getByRole('dialog'))).resolves.toEqual({
    names: ['Cancel', 'Open anyway', 'Decline'],
    isInOrder: true,
  });
});

test('TRUST-1 the host’s own words stand below who asks, apart from what the server says', () => {
  const { dialog } = draw({ note: <p>Requested by the tool “deploy”.</p> });
  const note = within(dialog).getByText('Requested by the tool “deploy”.');
  const head = dialog.querySelector('[data-slot=elicitation-head]')!;
  const message = dialog.querySelector('[data-slot=elicitation-message]')!;
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(head.compareDocumentPosition(note) & following).toBe(following);
  expect(note.compareDocumentPosition(message) & following).toBe(following);
});
