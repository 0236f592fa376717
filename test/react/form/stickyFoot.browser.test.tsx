import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Elicitation } from 'react-mcp-elicitation';
import 'react-mcp-elicitation/styles.css';
import { ask } from '../../ask.ts';
import { hasProtocol, pressRested } from '../../person.ts';
import { waitFor } from '../../waitFor.ts';

const server = { name: 'A' };
const footOf = () =>
  document.querySelector('[data-slot=elicitation-actions]')!.getBoundingClientRect();
const focusedBox = () => document.activeElement!.getBoundingClientRect();
const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    const: `o${index}`,
    title: `Option ${index}`,
    description: 'What this one means.',
  }));
const ticks = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `agree${index}`,
      { type: 'boolean', default: true },
    ]),
  );

afterEach(() => page.viewport(900, 700));

async function isSeen(element: Element): Promise<void> {
  await waitFor(() => {
    const { left, top, bottom } = element.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    for (const y of [top + 2, bottom - 2]) {
      const there = document.elementFromPoint(left + 2, y);
      expect(element.contains(there) || there?.contains(element)).toBe(true);
    }
  });
}

test.each([
  ['a few sentences', 6],
  ['as much as is shown', 60],
])(
  'FORM-15 a foot that says why an answer was not sent covers nothing that Tab reaches: %s',
  async (_, length) => {
    await page.viewport(800, 500);
    const fields = ticks(20);
    const reason = 'The session has ended. Sign in again. '.repeat(length);
    render(
      <Elicitation
        request={ask(fields)}
        server={server}
        onRespond={() => Promise.reject(new Error(reason))}
      />,
    );
    await pressRested(screen.getByRole('button', { name: 'Accept' }));
    const failed = await screen.findByText(/The session has ended/);
    const foot = failed.closest('[data-slot=elicitation-actions]')!;
    expect(foot.clientHeight).toBeGreaterThan(90);
    document.querySelector('input')!.focus();
    for (let index = 0; index < 19; index++) {
      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement!;
      await waitFor(() =>
        expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          foot.getBoundingClientRect().top,
        ),
      );
    }
  },
);

test('FORM-15 the end of a long reason why an answer was not sent is read by keyboard', async () => {
  await page.viewport(800, 500);
  const reason = `${'The session has ended. Sign in again. '.repeat(40)}This is the end.`;
  render(
    <Elicitation
      request={ask(ticks(20))}
      server={server}
      onRespond={() => Promise.reject(new Error(reason))}
    />,
  );
  await pressRested(screen.getByRole('button', { name: 'Accept' }));
  const box = await screen.findByRole('group', { name: 'Your answer was not sent.' });
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await userEvent.keyboard('{Tab}');
  expect(box).toHaveFocus();
  await userEvent.keyboard('{End}');
  await waitFor(() =>
    expect(box.scrollTop + box.clientHeight).toBeGreaterThan(box.scrollHeight - 2),
  );
});

test('FORM-15 a foot that covers half of the form covers no option that an arrow key reaches', async () => {
  await page.viewport(700, 600);
  render(
    <Elicitation
      request={ask({ plan: { type: 'string', oneOf: options(14) } })}
      server={server}
      onRespond={() =>
        Promise.reject(new Error('The session has ended. Sign in again. '.repeat(8)))
      }
    />,
  );
  await pressRested(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByText(/The session has ended/);
  screen.getByRole('radio', { name: 'Option 0' }).focus();
  for (let index = 0; index < 12; index++) {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(focusedBox().bottom).toBeLessThanOrEqual(footOf().top));
  }
});

test("FORM-15 a foot above a host's composer covers nothing that Tab reaches", async () => {
  await page.viewport(900, 700);
  document.documentElement.style.setProperty('--elicit-sticky-end', '12rem');
  try {
    render(
      <div style={{ paddingBottom: '12rem' }}>
        <Elicitation request={ask(ticks(20))} server={server} onRespond={() => {}} />
      </div>,
    );
    document.querySelector('input')!.focus();
    for (let index = 0; index < 19; index++) {
      await userEvent.keyboard('{Tab}');
      await waitFor(() => expect(focusedBox().bottom).toBeLessThanOrEqual(footOf().top));
    }
  } finally {
    document.documentElement.style.removeProperty('--elicit-sticky-end');
  }
});

test('FORM-15 in a window as low as a phone with a keyboard, no foot stays over the fields', async () => {
  await page.viewport(640, 150);
  const texts = Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [`column${index}`, { type: 'string' }]),
  );
  render(<Elicitation request={ask(texts)} server={server} onRespond={() => {}} />);
  document.querySelector('input')!.focus();
  for (let index = 0; index < 7; index++) {
    await userEvent.keyboard('{Tab}');
    await isSeen(document.activeElement!);
  }
  expect(document.activeElement).toBe(screen.getByLabelText('column7'));
});

test.each([
  { what: 'options with descriptions', field: { type: 'string', oneOf: options(14) } },
  { what: 'a search', field: { type: 'string', enum: options(60).map((one) => one.title) } },
  {
    what: 'boxes',
    field: {
      type: 'array',
      items: { anyOf: options(20).map(({ const: id, title }) => ({ const: id, title })) },
      minItems: 2,
    },
  },
  { what: 'a text', field: { type: 'string', minLength: 5 } },
])(
  'FORM-6 what is wrong with an answer is in sight with what takes focus: $what',
  async ({ field }) => {
    for (const [width, height] of [
      [390, 500],
      [640, 320],
      [1280, 600],
    ] as const) {
      await page.viewport(width, height);
      const { unmount } = render(
        <Elicitation
          request={ask({ plan: field }, { required: ['plan'] })}
          server={server}
          onRespond={() => {}}
        />,
      );
      await pressRested(screen.getByRole('button', { name: 'Accept' }));
      const error = await waitFor(() => {
        const found = document.querySelector('[data-slot=elicitation-error]');
        expect(found).not.toBeNull();
        return found!;
      });
      await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
      await isSeen(error);
      await isSeen(document.activeElement!);
      unmount();
    }
  },
);

test('FORM-6 options stay where they are while what was wrong with them is mended', async () => {
  const field = { type: 'array', items: { enum: ['a', 'b', 'c'], type: 'string' }, minItems: 2 };
  render(
    <Elicitation
      request={ask({ plan: field }, { required: ['plan'] })}
      server={server}
      onRespond={() => {}}
    />,
  );
  await pressRested(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByText(/0 of \d/);
  const box = screen.getByRole('checkbox', { name: 'c' });
  const { top } = box.getBoundingClientRect();
  await userEvent.click(screen.getByRole('checkbox', { name: 'a' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'b' }));
  await waitFor(() => expect(screen.queryByText(/\d of \d/)).toBeNull());
  expect(box.getBoundingClientRect().top).toBe(top);
});

test.runIf(hasProtocol)(
  'FORM-6 on paper a chosen option looks chosen, and no foot covers the fields',
  async () => {
    await page.viewport(900, 700);
    render(<Elicitation request={ask(ticks(3))} server={server} onRespond={() => {}} />);
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    try {
      const box = screen.getAllByRole('checkbox')[0]!;
      expect(getComputedStyle(box).getPropertyValue('print-color-adjust')).toBe('exact');
      const foot = document.querySelector('[data-slot=elicitation-actions]')!;
      expect(getComputedStyle(foot).position).not.toBe('sticky');
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    }
  },
);
