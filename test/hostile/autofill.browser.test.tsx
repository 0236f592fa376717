import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import {
  Elicitation as BareElicitation,
  ElicitationProvider,
  type ElicitationComponents,
  type ElicitationFormProps,
  type ElicitResult,
} from 'react-mcp-elicitation';
import 'react-mcp-elicitation/styles.css';
import { ask } from '../ask.ts';
import { hasProtocol, pressRested } from '../person.ts';
import { waitFor } from '../waitFor.ts';
import { withSettings, type Settings } from '../react/withSettings.tsx';

const Elicitation = withSettings(BareElicitation);

/** What an attacker asks for: first a name, and the rest out of sight, in two places. */
const hidden = () => ({
  name: { type: 'string', title: 'Full name' },
  ...rows('first'),
  street: { type: 'string', title: 'Street address' },
  city: { type: 'string', title: 'City' },
  ...rows('second'),
  phone: { type: 'string', title: 'Phone number' },
});
const rows = (name: string) =>
  Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `${name}${index}`,
      { type: 'string', title: `${name} ${index}` },
    ]),
  );
const note = /filled in automatically/;

function draw(
  properties: object,
  props: Partial<ElicitationFormProps & Settings> = {},
  components: Partial<ElicitationComponents> = {},
) {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  render(
    <ElicitationProvider components={components}>
      <Elicitation
        {...{ request: ask(properties), onRespond }}
        server={{ name: 'Example' }}
        {...props}
      />
    </ElicitationProvider>,
  );
  return onRespond;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const accept = () => pressRested(screen.getByRole('button', { name: 'Accept' }));

/** As browsers and extensions do, who leave the focus where it is. */
function fill(name: string, value: string, events = ['input', 'change']): void {
  const control = field(name);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(control, value);
  act(() => {
    for (const name of events) control.dispatchEvent(new Event(name, { bubbles: true }));
  });
}

/** What is drawn counts, and browsers tell of it a frame later. */
const drawn = async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
};

/** What was sent, once. */
async function contentOf(onRespond: ReturnType<typeof draw>) {
  await waitFor(() => expect(onRespond).toHaveBeenCalledTimes(1));
  const [result] = onRespond.mock.calls[0]!;
  return result.action === 'accept' && result.content;
}

/** Focus is in a field that says that it was filled in. By then the form has brought it into sight, and scrolls no more. */
async function heldAt(name: string): Promise<void> {
  await waitFor(() => expect(field(name)).toHaveFocus());
  expect(field(name)).toHaveAccessibleDescription(note);
  await drawn();
}

afterEach(() => page.viewport(900, 700));

test.each(['inline', 'dialog'] as const)(
  'TRUST-10 what was filled in out of sight is not sent before it was shown, place by place: %s',
  async (presentation) => {
    await page.viewport(800, 600);
    const onRespond = draw(hidden(), { presentation });
    await userEvent.click(field('Full name'));
    fill('Full name', 'Ada');
    fill('Street address', 'Main Street');
    fill('City', 'London');
    fill('Phone number', '555');
    await accept();
    await heldAt('Street address');
    expect(onRespond).not.toHaveBeenCalled();
    // It came into sight with the street.
    expect(field('City')).not.toHaveAccessibleDescription();
    await accept();
    await heldAt('Phone number');
    expect(onRespond).not.toHaveBeenCalled();
    await accept();
    expect(await contentOf(onRespond)).toEqual({
      name: 'Ada',
      street: 'Main Street',
      city: 'London',
      phone: '555',
    });
  },
);

test('TRUST-10 Enter sends nothing that was filled in out of sight', async () => {
  await page.viewport(800, 600);
  const onRespond = draw(hidden());
  await userEvent.type(field('Full name'), 'Ada');
  fill('Phone number', '555');
  await drawn();
  await userEvent.keyboard('{Enter}');
  await heldAt('Phone number');
  expect(onRespond).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(await contentOf(onRespond)).toEqual({ name: 'Ada', phone: '555' });
});

test('TRUST-10 it makes no difference if each field gets the focus while it is filled in, as in Firefox', async () => {
  await page.viewport(800, 600);
  const onRespond = draw(hidden());
  await userEvent.click(field('Full name'));
  for (const name of ['Full name', 'Phone number']) {
    field(name).focus({ preventScroll: true });
    fill(name, '555');
  }
  field('Full name').focus({ preventScroll: true });
  await accept();
  await heldAt('Phone number');
  expect(onRespond).not.toHaveBeenCalled();
});

test('TRUST-10 it makes no difference if an extension tells of it by a change alone', async () => {
  await page.viewport(800, 600);
  const onRespond = draw(hidden());
  await userEvent.type(field('Full name'), 'Ada');
  fill('Phone number', '555', ['change']);
  await accept();
  await heldAt('Phone number');
  expect(onRespond).not.toHaveBeenCalled();
});

test('TRUST-10 what is sent although it is wrong is shown as well', async () => {
  await page.viewport(800, 600);
  const name = { type: 'string', title: 'Full name', pattern: '^\\d+$' };
  const onRespond = draw({ ...hidden(), name }, { validation: 'warn' });
  await userEvent.type(field('Full name'), 'Ada');
  await accept();
  const anyway = await screen.findByRole('button', { name: 'Send anyway' });
  fill('Phone number', '555');
  await pressRested(anyway);
  await heldAt('Phone number');
  expect(onRespond).not.toHaveBeenCalled();
  await pressRested(anyway);
  expect(await contentOf(onRespond)).toEqual({ name: 'Ada', phone: '555' });
});

test('TRUST-10 what was filled in is sent at once if all of it was in sight', async () => {
  const onRespond = draw({
    name: { type: 'string', title: 'Full name' },
    phone: { type: 'string', title: 'Phone number' },
  });
  await userEvent.click(field('Full name'));
  fill('Phone number', '555');
  await accept();
  expect(await contentOf(onRespond)).toEqual({ phone: '555' });
});

test('TRUST-10 what a person presses is sent at once, though a design system hides it and it gets no focus, as in Safari', async () => {
  const keepFocus = (event: Event) => event.preventDefault();
  document.addEventListener('mousedown', keepFocus);
  onTestFinished(() => document.removeEventListener('mousedown', keepFocus));
  const hide = { style: { display: 'none' } };
  const onRespond = draw(
    {
      notify: { type: 'boolean', title: 'Notify me', default: false },
      size: { enum: ['s', 'm', 'l', 'xl', 'xxl', 'xxxl'], title: 'Size', default: 's' },
    },
    {},
    {
      Checkbox: (props) => <input {...props} {...hide} />,
      Select: (props) => <select {...props} {...hide} />,
    },
  );
  await userEvent.click(screen.getByText('Notify me'));
  const select = document.querySelector('select')!;
  select.selectedIndex = [...select.options].findIndex(({ text }) => text === 'm');
  act(() => void select.dispatchEvent(new Event('change', { bubbles: true })));
  await drawn();
  await accept();
  expect(await contentOf(onRespond)).toEqual({ notify: true, size: 'm' });
});

test('TRUST-10 what came into sight or was visited since it was filled in is sent at once', async () => {
  await page.viewport(800, 600);
  const onRespond = draw(hidden());
  await userEvent.click(field('Full name'));
  fill('Street address', 'Main Street');
  fill('Phone number', '555');
  await drawn();
  field('Street address').scrollIntoView({ block: 'center' });
  await drawn();
  field('Phone number').focus({ preventScroll: true });
  field('Full name').focus();
  await accept();
  expect(await contentOf(onRespond)).toEqual({ street: 'Main Street', phone: '555' });
});

test('TRUST-10 what was filled in and taken back again is not asked about', async () => {
  await page.viewport(800, 600);
  const onRespond = draw(hidden());
  await userEvent.type(field('Full name'), 'Ada');
  fill('Phone number', '555');
  fill('Phone number', '');
  await accept();
  expect(await contentOf(onRespond)).toEqual({ name: 'Ada' });
});

test('TRUST-10 FORM-12 neither a draft nor a default counts as filled in', async () => {
  await page.viewport(800, 600);
  const properties = hidden();
  const city = { ...properties.city, default: 'London' };
  const onRespond = draw({ ...properties, city }, { draft: { f0: 'Ada', f43: '555' } });
  await userEvent.type(field('Full name'), ' L.');
  await accept();
  expect(await contentOf(onRespond)).toEqual({ name: 'Ada L.', city: 'London', phone: '555' });
});

test.skipIf(!hasProtocol)(
  'TRUST-10 what Playwright fills in field by field is sent at once',
  async () => {
    await page.viewport(800, 600);
    const onRespond = draw({
      // `selectOption` neither scrolls nor moves the focus.
      plan: { enum: ['a', 'b', 'c', 'd', 'e', 'f'], title: 'Plan' },
      ...hidden(),
      day: { type: 'string', title: 'Day', format: 'date' },
      letter: { enum: ['a', 'b', 'c', 'd', 'e', 'f'], title: 'Letter' },
    });
    await userEvent.fill(field('Day'), '2026-10-01');
    await userEvent.selectOptions(screen.getByLabelText('Letter'), 'b');
    await userEvent.selectOptions(screen.getByLabelText('Plan'), 'c');
    await userEvent.fill(field('Phone number'), '555');
    await userEvent.fill(field('Full name'), 'Ada');
    await accept();
    const content = { plan: 'c', name: 'Ada', phone: '555', day: '2026-10-01', letter: 'b' };
    expect(await contentOf(onRespond)).toEqual(content);
  },
);

test.skipIf(!hasProtocol)(
  "TRUST-10 Chromium's own Autofill sends no address that is out of sight",
  async () => {
    await page.viewport(800, 600);
    const onRespond = draw(hidden());
    await userEvent.click(field('Full name'));
    const fields = Object.entries({
      NAME_FULL: 'Ada Lovelace',
      ADDRESS_HOME_STREET_ADDRESS: '12 Main Street',
      ADDRESS_HOME_LINE1: '12 Main Street',
      ADDRESS_HOME_CITY: 'Springfield',
      ADDRESS_HOME_COUNTRY: 'US',
      PHONE_HOME_WHOLE_NUMBER: '+14155550123',
    }).map(([name, value]) => ({ name, value }));
    const session = cdp() as unknown as {
      send: (method: string, params?: object) => Promise<never>;
    };
    await session.send('Autofill.enable');
    const { frameTree } = (await session.send('Page.getFrameTree')) as {
      frameTree: { childFrames: { frame: { id: string } }[] };
    };
    const frameId = frameTree.childFrames[0]!.frame.id;
    const { result } = (await session.send('Runtime.evaluate', {
      expression: `document.querySelector('iframe').contentDocument.activeElement`,
    })) as { result: { objectId: string } };
    const { node } = (await session.send('DOM.describeNode', result)) as {
      node: { backendNodeId: number };
    };
    // A form that has just come is not known to Autofill yet.
    await waitFor(async () => {
      const fieldId = node.backendNodeId;
      await session.send('Autofill.trigger', { fieldId, frameId, address: { fields } });
      await waitFor(() => expect(field('Phone number')).not.toHaveValue(''));
    });
    await accept();
    await heldAt('Street address');
    expect(onRespond).not.toHaveBeenCalled();
    await accept();
    await heldAt('Phone number');
    expect(onRespond).not.toHaveBeenCalled();
    await accept();
    expect(await contentOf(onRespond)).toEqual({
      name: 'Ada Lovelace',
      street: '12 Main Street',
      city: 'Springfield',
      phone: '4155550123',
    });
  },
);
