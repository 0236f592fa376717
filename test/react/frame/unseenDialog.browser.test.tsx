import { render, screen } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation, type ElicitResult } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';
import { press } from '../../person.ts';
import { waitFor } from '../../waitFor.ts';

const request = ask({ name: { type: 'string' } });
const onRespond = vi.fn<(result: ElicitResult) => void>();
const onClick = vi.fn();
const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {});

beforeEach(() => vi.clearAllMocks());

const draw = (around: (dialog: ReactNode) => ReactNode) => (
  <>
    <button type="button" onClick={onClick}>
      Of the host
    </button>
    {around(
      <Elicitation
        presentation="dialog"
        request={request}
        server={{ name: 'Example' }}
        onRespond={onRespond}
      />,
    )}
  </>
);

const findDialog = () => document.querySelector<HTMLDialogElement>('[data-slot=elicitation]')!;

const parts: readonly (readonly [
  string,
  (isRendered: boolean) => (dialog: ReactNode) => ReactNode,
])[] = [
  [
    'display: none',
    (is) => (dialog) => <aside style={{ display: is ? '' : 'none' }}>{dialog}</aside>,
  ],
  [
    'a part without a box of its own',
    (is) => (dialog) => (
      <aside style={{ display: is ? '' : 'none' }}>
        <div style={{ display: 'contents' }}>{dialog}</div>
      </aside>
    ),
  ],
  [
    'closed <details>',
    (is) => (dialog) => (
      <details open={is}>
        <summary>More</summary>
        {dialog}
      </details>
    ),
  ],
  ['a closed <dialog> of the host', (is) => (dialog) => <dialog open={is}>{dialog}</dialog>],
];

describe.for(parts)('in a part of the page that is not rendered: %s', ([, partOf]) => {
  test('HOST-4 a dialog waits, tells the developer, and opens once the part is rendered', async () => {
    const { rerender } = render(draw(partOf(false)));
    const dialog = findDialog();
    expect(dialog.open).toBe(false);
    await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Of the host' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    rerender(draw(partOf(true)));
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    expect(dialog.checkVisibility()).toBe(true);
    expect(dialog).toHaveFocus();
  });

  test('HOST-4 a dialog whose part is hidden lets go of the page, and is answered by nothing', async () => {
    const { rerender } = render(draw(partOf(true)));
    const dialog = findDialog();
    expect(dialog.matches(':modal')).toBe(true);
    expect(reported).not.toHaveBeenCalled();
    rerender(draw(partOf(false)));
    await waitFor(() => expect(dialog.open).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Of the host' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    for (let presses = 0; presses < 3; presses++) await press('Escape');
    expect(onRespond).not.toHaveBeenCalled();
  });
});

/** A part of the host's page that may have to wait for something. */
function Waiting({ until, children }: { until: Promise<void> | undefined; children: ReactNode }) {
  if (until) use(until);
  return children;
}

test('HOST-4 a dialog that a host suspends for a moment goes on where it was typed in', async () => {
  const never = new Promise<void>(() => {});
  const within = (waiting?: Promise<void>) =>
    draw((dialog) => (
      <Suspense fallback="Please wait.">
        <Waiting until={waiting}>{dialog}</Waiting>
      </Suspense>
    ));
  const { rerender } = render(within());
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'Ad');
  rerender(within(never));
  expect(findDialog().open).toBe(false);
  rerender(within());
  await waitFor(() => expect(findDialog().matches(':modal')).toBe(true));
  await userEvent.keyboard('a');
  expect(field).toHaveValue('Ada');
});
