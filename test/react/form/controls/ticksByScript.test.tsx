import type { ComponentPropsWithRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import { ask } from '../../../ask.ts';
import { accept, drawElicitation, server } from '../../drawElicitation.tsx';

/** As an extension of the browser does: without a click, which React waits for. */
function tickByScript(control: HTMLElement, isTicked = true): void {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')!;
  native.set!.call(control, isTicked);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

test('FORM-4 what an extension ticks is sent as it is shown', async () => {
  const { user, onRespond } = drawElicitation(
    ask({
      terms: { type: 'boolean', title: 'Agree', default: false },
      size: { type: 'string', enum: ['S', 'M'] },
      sizes: { type: 'array', items: { enum: ['red', 'blue', 'green'] } },
    }),
  );
  tickByScript(screen.getByRole('checkbox', { name: 'Agree' }));
  tickByScript(screen.getByRole('radio', { name: 'M' }));
  tickByScript(screen.getByRole('checkbox', { name: 'blue' }));
  tickByScript(screen.getByRole('checkbox', { name: 'green' }));
  tickByScript(screen.getByRole('checkbox', { name: 'green' }), false);
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledWith({
    action: 'accept',
    content: { terms: true, size: 'M', sizes: ['blue'] },
  });
});

test('FORM-4 of a long list too, and what is not drawn stays chosen', async () => {
  const items = { enum: Array.from({ length: 150 }, (_, index) => `n${index}`) };
  const { user, onRespond } = drawElicitation(
    ask({
      several: { type: 'array', items, default: ['n3', 'n140'] },
      one: { type: 'string', enum: items.enum },
    }),
  );
  const search = screen.getAllByRole('searchbox')[0]!;
  await user.type(search, 'n7');
  tickByScript(screen.getAllByRole('checkbox', { name: 'n3' })[0]!, false);
  tickByScript(screen.getByRole('checkbox', { name: 'n71' }));
  tickByScript(screen.getByRole('radio', { name: 'n5' }));
  await user.click(accept());
  expect(onRespond).toHaveBeenCalledWith({
    action: 'accept',
    content: { several: ['n71', 'n140'], one: 'n5' },
  });
});

test('FORM-12 what an extension ticks is in the draft', () => {
  const onDraft = vi.fn();
  const controller = new AbortController();
  drawElicitation(ask({ terms: { type: 'boolean', title: 'Agree', default: false } }), {
    onDraft,
    signal: controller.signal,
  });
  tickByScript(screen.getByRole('checkbox', { name: 'Agree' }));
  act(() => controller.abort());
  expect(onDraft).toHaveBeenCalledWith({ f0: 'yes' });
});

/** As a design system draws it that keeps a value of its own beside the box. */
const Doubled = (props: ComponentPropsWithRef<'input'>) => (
  <>
    <input {...props} />
    <input type="hidden" />
  </>
);

test('HOST-7 a host that draws an option with two inputs has what is chosen sent', async () => {
  const onRespond = vi.fn();
  const request = ask({
    size: { type: 'string', enum: ['S', 'M'] },
    sizes: { type: 'array', items: { enum: ['red', 'blue', 'green'] } },
  });
  render(
    <ElicitationProvider components={{ Checkbox: Doubled, Radio: Doubled }}>
      <Elicitation {...{ request, server, onRespond }} />
    </ElicitationProvider>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'M' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'green' }));
  await userEvent.click(accept());
  expect(onRespond).toHaveBeenCalledExactlyOnceWith({
    action: 'accept',
    content: { size: 'M', sizes: ['green'] },
  });
});
