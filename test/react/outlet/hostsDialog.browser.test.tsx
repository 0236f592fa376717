import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog, Theme } from '@radix-ui/themes';
import { beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation, ElicitationOutlet, type ElicitResult } from 'react-mcp-elicitation';
import { createFakeQueue, loadOutlet } from 'react-mcp-elicitation/testing';
import 'react-mcp-elicitation/styles.css';
import { ask as params } from '../../ask.ts';
import { pressRested, untilDismissible } from '../../person.ts';
import { waitFor } from '../../waitFor.ts';

beforeAll(loadOutlet);

/** A host whose own dialog of Radix is open, half filled, when a server asks. The outlet is in it. */
async function askInRadix() {
  const { queue, ask } = createFakeQueue();
  function Host() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Theme>
        <Dialog.Root open={isOpen} onOpenChange={setOpen}>
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Settings</Dialog.Title>
            <input aria-label="Own name" />
            <button type="button">Save</button>
            <ElicitationOutlet queue={queue} />
          </Dialog.Content>
        </Dialog.Root>
      </Theme>
    );
  }
  render(<Host />);
  const field = await screen.findByLabelText('Own name');
  await userEvent.type(field, 'Ada');
  const asking: { answer?: unknown } = {};
  await act(async () => {
    void ask(params({ city: { type: 'string' } }), { server: { name: 'GitHub' } }).then(
      ({ action }) => (asking.answer = action),
    );
  });
  return { field, asking, queue };
}

const review = () => document.querySelector<HTMLElement>('[data-slot=elicitation-review]')!;
const ours = () => document.querySelector<HTMLDialogElement>('dialog[data-slot=elicitation]');

async function openOurs() {
  await waitFor(() => expect(review()).toBeVisible());
  await pressRested(review());
  await waitFor(() => expect(ours()?.open).toBe(true));
}

test("TRUST-7 in a host's dialog of Radix, the note is announced and its button can be pressed", async () => {
  const { field } = await askInRadix();
  await waitFor(() => expect(review()).toBeVisible());
  expect(review().closest('[aria-hidden=true]')).toBeNull();
  await openOurs();
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('Ada');
});

test("TRUST-7 an outlet in a modal dialog of the host's can be reached, and leaves that dialog as it is", async () => {
  const { queue, ask } = createFakeQueue();
  render(
    <dialog ref={(dialog) => dialog?.showModal()} aria-label="Settings">
      <input aria-label="Own name" />
      <ElicitationOutlet queue={queue} />
    </dialog>,
  );
  const field = screen.getByLabelText('Own name');
  await userEvent.type(field, 'Ada');
  act(() => void ask(params({ city: { type: 'string' } }), { server: { name: 'GitHub' } }));
  await openOurs();
  await untilDismissible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(ours()).toBeNull());
  expect(queue.getSnapshot().pending).toHaveLength(0);
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('Ada');
});

test("HOST-8 no event of our dialog closes the dialog of the host's that it is in, nor one of a part of ours our own", async () => {
  const { queue, ask } = createFakeQueue();
  const events = vi.fn<(target: EventTarget) => void>();
  const keep = ({ target }: { target: EventTarget }) => events(target);
  render(
    <StrictMode>
      <dialog
        ref={(dialog) => void (dialog?.open === false && dialog.showModal())}
        aria-label="Settings"
        onClose={keep}
        onCancel={keep}
      >
        <ElicitationOutlet queue={queue} note={<input type="file" aria-label="Logo" />} />
      </dialog>
    </StrictMode>,
  );
  act(() => void ask(params({ city: { type: 'string' } }), { server: { name: 'GitHub' } }));
  await waitFor(() => expect(ours()?.open).toBe(true));
  await untilDismissible();
  // A browser says so of a file that was not chosen.
  fireEvent(screen.getByLabelText('Logo'), new Event('cancel', { bubbles: true }));
  expect(ours()?.open).toBe(true);
  expect(queue.getSnapshot().pending).toHaveLength(1);
  // What Android's Back does.
  act(() => void ours()!.dispatchEvent(new Event('cancel', { cancelable: true })));
  await waitFor(() => expect(ours()).toBeNull());
  expect(queue.getSnapshot().pending).toHaveLength(0);
  expect(events).not.toHaveBeenCalledWith(expect.any(HTMLDialogElement));
});

test("HOST-8 a press in our dialog closes no dialog of the host's that it is in", async () => {
  const { field, asking } = await askInRadix();
  await openOurs();
  await userEvent.click(ours()!.querySelector('[data-slot=elicitation-message]')!);
  await userEvent.click(ours()!.querySelector('input')!);
  expect(field).toBeInTheDocument();
  await userEvent.keyboard('Ada');
  await pressRested(ours()!.querySelector<HTMLElement>('[data-slot=elicitation-accept]')!);
  await waitFor(() => expect(asking.answer).toBe('accept'));
  expect(field).toHaveValue('Ada');
});

test('HOST-8 Escape, which Radix takes for its own dialog wherever it is pressed, leaves the request unanswered', async () => {
  const { field, asking, queue } = await askInRadix();
  await openOurs();
  await untilDismissible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(ours()).toBeNull();
  expect(queue.getSnapshot().pending).toHaveLength(1);
  expect(asking.answer).toBeUndefined();
});

/** A dialog with something of the host's in it. */
async function drawDialog(request: object, note?: ReactNode) {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  const server = { name: 'GitHub' };
  render(<Elicitation {...{ request, server, note, onRespond }} presentation="dialog" />);
  await untilDismissible();
  return onRespond;
}

test('HOST-8 Escape clears a search first', async () => {
  const options = Array.from({ length: 60 }, (_, index) => `Option ${index}`);
  const onRespond = await drawDialog(params({ plan: { type: 'string', enum: options } }));
  const search = ours()!.querySelector<HTMLInputElement>('input[type=search]')!;
  await userEvent.type(search, '12');
  await userEvent.keyboard('{Escape}');
  expect(search).toHaveValue('');
  expect(onRespond).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onRespond).toHaveBeenCalledWith({ action: 'cancel' }));
});

test("HOST-8 Escape stays with a field of the host's in our dialog that handles it", async () => {
  const onRespond = await drawDialog(
    params({ city: { type: 'string' } }),
    <input
      aria-label="Filter"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.currentTarget.value === '') return;
        event.preventDefault();
        event.currentTarget.value = '';
      }}
    />,
  );
  const filter = screen.getByLabelText('Filter');
  await userEvent.type(filter, 'x');
  await userEvent.keyboard('{Escape}');
  expect(filter).toHaveValue('');
  expect(onRespond).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onRespond).toHaveBeenCalledWith({ action: 'cancel' }));
});

test("HOST-8 a field of the host's in our dialog can take Tab", async () => {
  await drawDialog(
    params({ city: { type: 'string' } }),
    <input
      aria-label="Code"
      onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()}
    />,
  );
  const code = screen.getByLabelText('Code');
  await userEvent.click(code);
  await userEvent.keyboard('{Tab}');
  expect(code).toHaveFocus();
});

test('HOST-8 what a host opens within our dialog closes by a press elsewhere, and by Escape', async () => {
  function Menu() {
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
      const close = ({ key, type }: Partial<KeyboardEvent>) => {
        if (type === 'pointerdown' || key === 'Escape') setOpen(false);
      };
      document.addEventListener('pointerdown', close);
      document.addEventListener('keydown', close);
      return () => {
        document.removeEventListener('pointerdown', close);
        document.removeEventListener('keydown', close);
      };
    }, []);
    return (
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => isOpen && event.key === 'Escape' && event.preventDefault()}
      >
        Menu
      </button>
    );
  }
  await drawDialog(params({ city: { type: 'string' } }), <Menu />);
  const menu = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('textbox'));
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(menu);
  await userEvent.keyboard('{Escape}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('dialog')).toBeVisible();
});
