import { Component, type ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation, type ElicitResult } from 'react-mcp-elicitation';
import { ask } from '../ask.ts';
import { pressRested } from '../person.ts';
import { waitFor } from '../waitFor.ts';

const server = { name: 'Honest host name', url: 'https://mcp.example.com' };
let complaints: string[];
const note = (event: ErrorEvent | PromiseRejectionEvent) =>
  complaints.push(String('error' in event ? event.error : event.reason));
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation(
    (...words) => void complaints.push(words.join(' ')),
  );
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
});
afterEach(() => {
  vi.restoreAllMocks();
  window.removeEventListener('error', note);
  window.removeEventListener('unhandledrejection', note);
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = {};
  static getDerivedStateFromError(error: unknown) {
    complaints.push(`thrown: ${String(error)}`);
    return {};
  }
  override render() {
    return this.props.children;
  }
}

async function show(request: unknown) {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  const view = render(
    <Boundary>
      <Elicitation {...{ request, server, onRespond }} onError={() => {}} />
    </Boundary>,
  );
  // What may ask for a secret is drawn when that can be told.
  await waitFor(() => expect(view.container).not.toBeEmptyDOMElement());
  const root = view.container.querySelector<HTMLElement>('[data-slot="elicitation"]')!;
  return { onRespond, root, ...view };
}

/** The other two answers are there, in sight of whoever scrolls, and not covered. */
function expectWayOut(root: HTMLElement) {
  for (const name of ['Decline', 'Cancel']) {
    const button = within(root).getByRole('button', { name });
    button.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(button.contains(top)).toBe(true);
  }
}

const long = 'x'.repeat(10_000_000);
const names = [
  'id',
  'name',
  'submit',
  'action',
  'length',
  'method',
  'elements',
  'reset',
  'parentNode',
  '__proto__',
  'constructor',
  'toString',
  'style',
  '"]',
  '#a .b > c',
  '</script>',
  '\ud800',
];
const hostile: Record<string, unknown> = {
  'a message of 10 MB': ask({ a: { type: 'string' } }, { message: long }),
  'titles, descriptions and a default of megabytes': ask({
    a: {
      type: 'string',
      title: long.slice(0, 2_000_000),
      description: long.slice(0, 2_000_000),
      default: long.slice(0, 500_000),
    },
  }),
  '100,000 options': ask({
    a: { type: 'string', enum: Array.from({ length: 100_000 }, (_, index) => `option ${index}`) },
  }),
  '1,000 fields': ask(
    Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`p${index}`, { type: 'string' }]),
    ),
  ),
  'names that clobber forms, selectors and prototypes': ask(
    Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  ),
  'markup and styles': ask(
    {
      a: {
        type: 'string',
        title: '<style>*{display:none}</style><img src=x onerror=alert(1)>',
        description:
          '</p></form><script>alert(1)</script> https://evil.example [a](javascript:alert(1))',
      },
    },
    { message: '<iframe srcdoc="x"></iframe>' },
  ),
  'an overlay of marks and lines': ask(
    { a: { type: 'string', title: `a${'\u0301'.repeat(5000)}`, description: '\n'.repeat(5000) } },
    { message: `${'\n'.repeat(5000)}${'─'.repeat(5000)}` },
  ),
};

describe('TRUST-2 TRUST-4 a hostile request can be declined and cancelled', () => {
  test.each(Object.entries(hostile))('%s', async (_, request) => {
    const { root, onRespond } = await show(request);
    expectWayOut(root);
    expect(root.querySelector('a[href^="http"], img, iframe, script, style')).toBeNull();
    await userEvent.click(within(root).getByRole('button', { name: 'Decline' }));
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'decline' });
    expect(complaints).toEqual([]);
  });
});

test('TRUST-1 nothing that a server writes reaches beyond its own box, above all who asks', async () => {
  const { root } = await show(hostile['an overlay of marks and lines']);
  const title = within(root).getByRole('heading');
  expect(title).toHaveTextContent('Honest host name is asking for information mcp.example.com');
  const texts = [...root.querySelectorAll('[dir="auto"]')];
  expect(texts.some((text) => title.contains(text))).toBe(false);
  const { bottom } = title.getBoundingClientRect();
  for (const text of texts) expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  expect(root.getBoundingClientRect().height).toBeLessThan(1500);
});

test('FORM-10 names that clobber a form’s own properties come back under their names', async () => {
  const { root, onRespond } = await show(
    ask(Object.fromEntries(names.slice(0, 13).map((name) => [name, { type: 'string' }]))),
  );
  for (const field of within(root).getAllByRole('textbox')) await userEvent.fill(field, 'v');
  const accept = within(root).getByRole('button', { name: 'Accept' });
  await pressRested(accept);
  await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
  const { content } = onRespond.mock.calls[0]![0] as { content: object };
  expect(Object.keys(content).toSorted()).toEqual(names.slice(0, 13).toSorted());
  expect(complaints).toEqual([]);
});

test('HOST-5 equal forms on one page share no id and no name that joins their radio buttons', async () => {
  const request = ask({ a: { type: 'string', enum: ['x', 'y'] } });
  const one = await show(request);
  const other = await show(request);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  await userEvent.click(within(one.root).getByRole('radio', { name: 'x' }));
  await userEvent.click(within(other.root).getByRole('radio', { name: 'y' }));
  expect(within(one.root).getByRole('radio', { name: 'x' })).toBeChecked();
});

test('TRUST-4 arbitrary params are drawn, or refused in words, without an error on the page', async () => {
  const key = fc.oneof(
    fc.constantFrom(
      'type',
      'title',
      'description',
      'default',
      'enum',
      'oneOf',
      'items',
      'pattern',
      'format',
      'minimum',
      'maxLength',
      '__proto__',
    ),
    fc.string({ maxLength: 6 }),
  );
  const primitive = fc
    .tuple(
      fc.constantFrom('string', 'number', 'integer', 'boolean', 'array'),
      fc.dictionary(key, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
    )
    .map(([type, rest]) => ({ ...rest, type }));
  const schema = fc.dictionary(fc.string({ maxLength: 12 }), primitive, { maxKeys: 4 });
  const params = fc.oneof(
    { weight: 1, arbitrary: fc.jsonValue() },
    {
      weight: 4,
      arbitrary: fc.tuple(schema, fc.string()).map(([some, message]) => ask(some, { message })),
    },
    { weight: 1, arbitrary: fc.string().map((url) => ({ mode: 'url', message: 'x', url })) },
  );
  for (const request of fc.sample(params, {
    numRuns: Number(import.meta.env['VITE_FUZZ_RENDERS'] ?? 300),
    seed: 11,
  })) {
    const { root, unmount } = await show(request);
    if (root?.dataset['status'] === 'pending') expectWayOut(root);
    expect({ request, complaints }).toEqual({ request, complaints: [] });
    unmount();
  }
  expect(screen.queryByRole('region')).toBeNull();
}, 600_000);
