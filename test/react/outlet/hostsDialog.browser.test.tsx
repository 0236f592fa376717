import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog, Theme } from '@radix-ui/themes';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation, ElicitationOutlet } from 'react-mcp-elicitation';
import { createFakeQueue, loadOutlet } from 'react-mcp-elicitation/testing';
import 'react-mcp-elicitation/styles.css';
import { ask as params } from '../../ask.ts';
import { pressRested, untilDismissible } from '../../person.ts';
import { waitFor } from '../../waitFor.ts';

beforeAll(loadOutlet);

/** A host whose own dialog of Radix is open, half filled, when a server asks. */
async function askOverRadix(
  request: object = params({ city: { type: 'string' } }),
  note?: ReactNode,
) {
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
          </Dialog.Content>
        </Dialog.Root>
        <ElicitationOutlet queue={queue} note={note} />
      </Theme>
    );
  }
  render(<Host />);
  const field = await screen.findByLabelText('Own name');
  await userEvent.type(field, 'Ada');
  const asking: { answer?: unknown } = {};
  await act(async () => {
    void ask(request, { server: { name: 'GitHub' } }).then(
      ({ action }) => (asking.answer = action),
    );
  });
  return { field, asking };
}

const review = () => document.querySelector<HTMLElement>('[data-slot=elicitation-review]')!;
const ours = () => document.querySelector<HTMLDialogElement>('dialog[data-slot=elicitation]');

async function openOurs() {
  await waitFor(() => expect(review()).toBeVisible());
  await pressRested(review());
  await waitFor(() => expect(ours()?.open).toBe(true));
}

test("TRUST-7 over a host's dialog of Radix, the note is announced and its button can be pressed", async () => {
  const { field } = await askOverRadix();
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

test("HOST-8 a press in our dialog closes no dialog of the host's below it", async () => {
  const { field, asking } = await askOverRadix();
  await openOurs();
  await userEvent.click(ours()!.querySelector('[data-slot=elicitation-message]')!);
  await userEvent.click(ours()!.querySelector('input')!);
  expect(field).toBeInTheDocument();
  await userEvent.keyboard('Ada');
  await pressRested(ours()!.querySelector<HTMLElement>('[data-slot=elicitation-accept]')!);
  await waitFor(() => expect(asking.answer).toBe('accept'));
  expect(field).toHaveValue('Ada');
});

test("HOST-8 Escape in our dialog cancels ours, and no dialog of the host's below it", async () => {
  const { field, asking } = await askOverRadix();
  await openOurs();
  await untilDismissible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(asking.answer).toBe('cancel'));
  await waitFor(() => expect(ours()).toBeNull());
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('Ada');
});

test('HOST-8 Escape clears a search first, also over another dialog', async () => {
  const options = Array.from({ length: 60 }, (_, index) => `Option ${index}`);
  const { field, asking } = await askOverRadix(params({ plan: { type: 'string', enum: options } }));
  await openOurs();
  const search = ours()!.querySelector<HTMLInputElement>('input[type=search]')!;
  await userEvent.type(search, '12');
  await userEvent.keyboard('{Escape}');
  expect(search).toHaveValue('');
  expect(ours()?.open).toBe(true);
  expect(field).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(asking.answer).toBe('cancel'));
  expect(field).toBeInTheDocument();
});

test("HOST-8 Escape stays with a field of the host's in our dialog that handles it", async () => {
  const { field, asking } = await askOverRadix(
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
  await openOurs();
  const filter = screen.getByLabelText('Filter');
  await userEvent.type(filter, 'x');
  await userEvent.keyboard('{Escape}');
  expect(filter).toHaveValue('');
  expect(ours()?.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(asking.answer).toBe('cancel'));
  expect(field).toBeInTheDocument();
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
  render(
    <Elicitation
      request={params({ city: { type: 'string' } })}
      server={{ name: 'GitHub' }}
      presentation="dialog"
      note={<Menu />}
      onRespond={() => {}}
    />,
  );
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

test('HOST-8 a press in our dialog stays there, also where React listens on the document, as in Next', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  const page = frame.contentDocument!;
  const root = createRoot(page);
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <html lang="en">
        <body>
          <div role="dialog" data-state="open" />
          <Elicitation
            request={params({ city: { type: 'string' } })}
            server={{ name: 'GitHub' }}
            presentation="dialog"
            onRespond={() => {}}
          />
        </body>
      </html>,
    ),
  );
  const outside = vi.fn<() => void>();
  page.addEventListener('pointerdown', outside);
  const press = () => new PointerEvent('pointerdown', { bubbles: true });
  page.querySelector('[data-slot=elicitation-message]')!.dispatchEvent(press());
  expect(outside).not.toHaveBeenCalled();
  page.body.dispatchEvent(press());
  expect(outside).toHaveBeenCalledTimes(1);
});
