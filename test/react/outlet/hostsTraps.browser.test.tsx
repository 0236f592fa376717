import { useEffect, useState, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { MantineProvider, Modal as MantineModal } from '@mantine/core';
import { beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createFakeQueue, loadOutlet } from 'react-mcp-elicitation/testing';
import 'react-mcp-elicitation/styles.css';
import { ask as params } from '../../ask.ts';
import { pressRested, untilDismissible } from '../../person.ts';
import { waitFor } from '../../waitFor.ts';

beforeAll(loadOutlet);

type Listeners = Partial<Record<string, (event: Event, layer: Element) => void>>;

let close = () => {};

/** The listeners of a library's modal on the document, as far as they see what happens outside of the modal. */
const libraries: Record<'focus-trap' | 'zag' | 'React Aria', Listeners> = {
  'focus-trap': { keydown: keepTab },
  zag: {
    keydown(event, layer) {
      keepTab(event, layer);
      if ((event as KeyboardEvent).key === 'Escape' && !event.defaultPrevented) close();
    },
  },
  'React Aria': {
    pointerdown: (event) =>
      !(event.target as Element).closest('[data-react-aria-top-layer]') && close(),
    click: (event) => !(event.target as Element).closest('[data-react-aria-top-layer]') && close(),
  },
};

function keepTab(event: Event, layer: Element) {
  if ((event as KeyboardEvent).key !== 'Tab') return;
  event.preventDefault();
  layer.querySelector('input')!.focus();
}

function Modal({ listeners, children }: { listeners: Listeners; children: ReactNode }) {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (!layer) return;
    close = () => setOpen(false);
    const entries = Object.entries(listeners).map(
      ([type, listener]) =>
        [
          type,
          (event: Event) => !layer.contains(event.target as Node) && listener!(event, layer),
        ] as const,
    );
    const options = { capture: true, passive: false };
    for (const [type, listener] of entries) document.addEventListener(type, listener, options);
    return () => {
      for (const [type, listener] of entries) document.removeEventListener(type, listener, options);
    };
  }, [layer, listeners]);
  if (!isOpen) return null;
  return (
    <div ref={setLayer} role="dialog" data-state="open" aria-label="Settings">
      {children}
    </div>
  );
}

/** A request that comes while a host's modal is open. */
async function askBeside(library: keyof typeof libraries, note?: ReactNode) {
  const { queue, ask } = createFakeQueue();
  render(
    <>
      <Modal listeners={libraries[library]}>
        <input aria-label="Own name" />
      </Modal>
      <ElicitationOutlet queue={queue} note={note} />
    </>,
  );
  const asking: { answer?: unknown } = {};
  await act(async () => {
    void ask(params({ city: { type: 'string' } }), { server: { name: 'GitHub' } }).then(
      ({ action }) => (asking.answer = action),
    );
  });
  const city = await screen.findByLabelText(/city/i);
  await untilDismissible();
  return { asking, city };
}

const isOpen = () => screen.queryByLabelText('Own name') !== null;

test.each(['focus-trap', 'zag'] as const)(
  'HOST-4 Tab goes through our dialog beside an open modal of %s, in both directions',
  async (library) => {
    const { city } = await askBeside(library);
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Tab}');
    expect(city).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
);

test('HOST-4 our dialog can be used with a mouse beside an open modal of React Aria, which stays open', async () => {
  const { asking, city } = await askBeside('React Aria');
  await userEvent.click(city);
  expect(city).toHaveFocus();
  await userEvent.keyboard('Rome');
  await pressRested(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(asking.answer).toBe('accept'));
  expect(isOpen()).toBe(true);
});

test('HOST-4 Escape in our dialog closes no modal of zag beside it', async () => {
  const { asking } = await askBeside('zag');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(asking.answer).toBe('cancel'));
  expect(isOpen()).toBe(true);
});

test("HOST-4 a field of the host's in our dialog can still take Tab", async () => {
  await askBeside(
    'focus-trap',
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

test('HOST-4 Escape in our dialog closes no modal of Mantine beside it', async () => {
  const { queue, ask } = createFakeQueue();
  function Host() {
    const [isShown, setShown] = useState(true);
    return (
      <MantineProvider>
        <MantineModal opened={isShown} onClose={() => setShown(false)} title="Settings">
          <input aria-label="Own name" />
        </MantineModal>
        <ElicitationOutlet queue={queue} />
      </MantineProvider>
    );
  }
  render(<Host />);
  await screen.findByLabelText('Own name');
  const answers: string[] = [];
  for (const tabs of ['', '{Tab}{Tab}']) {
    await act(async () => {
      void ask(params({ city: { type: 'string' } }), { server: { name: 'GitHub' } }).then(
        ({ action }) => answers.push(action),
      );
    });
    await screen.findByLabelText(/city/i);
    await untilDismissible();
    await userEvent.keyboard(`${tabs}{Escape}`);
    await waitFor(() => expect(answers).toHaveLength(tabs === '' ? 1 : 2));
    expect(isOpen()).toBe(true);
  }
});
