import { act, render, within } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';
import { click, middleOf, press, settle } from '../../person.ts';
import { waitFor } from '../../waitFor.ts';

/*
 * The browser's own submission of a form would leave the page, with the answers in the address. A frame stands for the
 * page, so that it can be seen to stay.
 */

const server = { name: 'Example' };
const request = ask({ name: { type: 'string' } });
let frame: HTMLIFrameElement;

async function openPage(sandbox?: string, html = '') {
  frame = document.createElement('iframe');
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  frame.srcdoc = `<!doctype html><html lang="en"><title>A page</title><body>${html}`;
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    document.body.append(frame);
  });
  const loads = vi.fn();
  frame.addEventListener('load', loads);
  return { loads, page: within(frame.contentDocument!.body) };
}

afterEach(() => frame.remove());

const draw = (node: ReactNode) => render(createPortal(node, frame.contentDocument!.body));
const plain = (panel: ReactNode) => panel;
const onSubmit = vi.fn();
const inForm = (panel: ReactNode) => <form onSubmit={onSubmit}>{panel}</form>;

describe('FORM-6 Accept answers and stays on the page', () => {
  test.for([
    { where: 'in a form of the host', around: inForm },
    {
      where: 'in a sandbox that forbids forms',
      around: plain,
      sandbox: 'allow-scripts allow-same-origin',
    },
  ])('$where', async ({ around, sandbox }) => {
    // React warns of a form within a form, which is the host's to hear.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const [presentation, how] of [
      ['inline', 'press'],
      ['inline', 'Enter'],
      ['dialog', 'press'],
    ] as const) {
      const { loads, page } = await openPage(sandbox);
      const onRespond = vi.fn();
      const { unmount } = draw(
        around(<Elicitation {...{ request, server, presentation, onRespond }} />),
      );
      await settle(page.getByRole('button', { name: 'Accept' }));
      await click(middleOf(page.getByRole('textbox')));
      await userEvent.keyboard('Ada');
      if (how === 'press') await click(middleOf(page.getByRole('button', { name: 'Accept' })));
      else await press('Enter');
      await waitFor(() => expect(onRespond).toHaveBeenCalled());
      expect(onRespond.mock.calls).toEqual([[{ action: 'accept', content: { name: 'Ada' } }]]);
      expect(loads).not.toHaveBeenCalled();
      expect(onSubmit).not.toHaveBeenCalled();
      unmount();
      frame.remove();
    }
  });
});

test('FORM-6 a script that submits the form in a form of the host neither answers nor leaves the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { loads, page } = await openPage();
  const onRespond = vi.fn();
  draw(inForm(<Elicitation {...{ request, server, onRespond }} />));
  const form = page.getByRole<HTMLInputElement>('textbox').form!;
  const submitted = vi.fn<(event: SubmitEvent) => void>();
  frame.contentWindow!.addEventListener('submit', submitted, true);
  act(() => form.requestSubmit());
  expect(submitted.mock.lastCall![0].defaultPrevented).toBe(true);
  expect(onRespond).not.toHaveBeenCalled();
  expect(loads).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('HOST-5 TRUST-3 Accept before the page’s scripts run puts nothing into the address', async () => {
  const html = renderToString(<Elicitation {...{ request, server }} onRespond={() => {}} />);
  const { loads, page } = await openPage(undefined, html);
  await click(middleOf(page.getByRole('textbox')));
  await userEvent.keyboard('Ada');
  await click(middleOf(page.getByRole('button', { name: 'Accept' })));
  await press('Enter');
  expect(loads).not.toHaveBeenCalled();
  expect(page.getByRole('textbox')).toHaveValue('Ada');
});

test.each(['dialog', 'inline'] as const)(
  'FORM-6 Enter in a field moves focus to Accept while the answer is sent, and it stays there if that fails (%s)',
  async (presentation) => {
    const { page } = await openPage();
    let fail = () => {};
    const onRespond = () => new Promise<void>((_, reject) => void (fail = reject));
    draw(<Elicitation {...{ request, server, presentation, onRespond }} />);
    const accept = page.getByRole('button', { name: 'Accept' });
    await settle(accept);
    await click(middleOf(page.getByRole('textbox')));
    await userEvent.keyboard('Ada');
    await press('Enter');
    const focused = () => frame.contentDocument!.activeElement;
    await waitFor(() => expect(focused()).toBe(accept));
    await act(async () => fail());
    await page.findByText('Your answer was not sent.');
    expect(focused()).toBe(accept);
  },
);

test('PROTO-4 Escape in a field moves focus to Cancel while that is sent, so that Enter after a failure cancels again', async () => {
  const { page } = await openPage();
  let fail = () => {};
  const onRespond = vi.fn(() => new Promise<void>((_, reject) => void (fail = reject)));
  draw(<Elicitation {...{ request, server, onRespond }} presentation="dialog" />);
  await settle(page.getByRole('button', { name: 'Accept' }));
  await click(middleOf(page.getByRole('textbox')));
  await press('Escape');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(frame.contentDocument!.activeElement).toBe(cancel));
  await act(async () => fail());
  await page.findByText('Your answer was not sent.');
  await settle(cancel);
  await press('Enter');
  await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(2));
  expect(onRespond.mock.calls).toEqual([[{ action: 'cancel' }], [{ action: 'cancel' }]]);
});

test('FORM-6 where the Accept of a host is disabled while it sends, the heading takes focus', async () => {
  const { page } = await openPage();
  const Button = (props: ComponentProps<'button'>) => (
    <button type="button" {...props} disabled={props['aria-disabled'] === true} />
  );
  const onRespond = () => new Promise<void>(() => {});
  draw(
    <ElicitationProvider components={{ Button }}>
      <Elicitation {...{ request, server, onRespond }} />
    </ElicitationProvider>,
  );
  await settle(page.getByRole('button', { name: 'Accept' }));
  await click(middleOf(page.getByRole('textbox')));
  await press('Enter');
  await waitFor(() => expect(frame.contentDocument!.activeElement!.tagName).toBe('H2'));
});
