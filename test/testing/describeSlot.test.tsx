import { forwardRef, type ComponentPropsWithRef, type ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { describeSlot } from 'react-mcp-elicitation/testing';
import { material } from '../../stories/slots/recipes/material.tsx';
import { failuresOf } from './failuresOf.ts';

type Slot = Parameters<typeof describeSlot>[0];
const nativeTags: Readonly<Record<Slot, string>> = {
  Button: 'button',
  TextInput: 'input',
  TextArea: 'textarea',
  Select: 'select',
  Checkbox: 'input',
  Radio: 'input',
};
const slots = Object.keys(nativeTags) as Slot[];

// The jsdom that runs on Node 20 has none.
vi.stubGlobal('CSS', undefined);
// A form reports a slot that drops `ref` as well.
vi.stubGlobal('reportError', vi.fn());

describe('HOST-7 the native elements', () => {
  for (const slot of slots) describeSlot(slot, nativeTags[slot] as 'input', { describe, test });
});

describe('HOST-7 Material UI', () => {
  const silently = (name: string, run: () => Promise<void>) =>
    test(`${name}, silently`, async () => {
      const complain = vi.spyOn(console, 'error');
      await run();
      expect(complain).not.toHaveBeenCalled();
      complain.mockRestore();
    });
  for (const slot of slots)
    describeSlot(slot, material[slot] as 'input', { describe, test: silently });
});

type InputProps = ComponentPropsWithRef<'input'>;
/** An input that keeps some of its props to itself. */
const without = (...lost: string[]) =>
  forwardRef<HTMLInputElement, InputProps>((props, ref) => {
    const kept = Object.entries(props).filter(([name]) => !lost.includes(name));
    return <input {...Object.fromEntries(kept)} {...(!lost.includes('ref') && { ref })} />;
  }) as ComponentType<InputProps>;

test.each([
  ['id', 'is labelled', /Hand `id`/],
  ['aria-describedby', 'is described', /`aria-describedby`/],
  ['aria-required', 'says that it is required', /`aria-required`/],
  ['aria-invalid', 'says what is wrong with it, and takes focus', /`aria-invalid`/],
  ['ref', 'hands its ref to the native element', /forwardRef/],
  ['data-slot', 'says which part it is', /data-slot/],
  ['onChange', 'reports what is entered', /`onChange`/],
])('HOST-7 an input that keeps %s to itself is found, with the mend', async (prop, name, mend) => {
  const failures = await failuresOf('TextInput', without(prop));
  expect(failures[name]).toMatch(mend);
});

test('HOST-7 a button that is disabled, or submits nothing, is found', async () => {
  const Disabled = ({ 'aria-disabled': isDisabled, ...props }: ComponentPropsWithRef<'button'>) => (
    <button {...props} type="button" disabled={isDisabled === true} />
  );
  const failures = await failuresOf('Button', Disabled);
  expect(failures).toEqual({
    'can be pressed, and keeps its type': expect.stringContaining('`type`') as string,
    'keeps its focus while it cannot be pressed yet': expect.stringContaining(
      '`aria-disabled`',
    ) as string,
  });
});

test.each(['Radio', 'Checkbox'] as const)(
  'HOST-7 a %s that says it was chosen only as the form is sent is found',
  async (slot) => {
    expect(await failuresOf(slot, without('onChange'))).toEqual({
      'reports what is entered': expect.stringContaining('`onChange`') as string,
    });
  },
);

test.each(slots)('HOST-7 each test of a %s that is no native element says so', async (slot) => {
  const failures = Object.values(await failuresOf(slot, () => <div>☑</div>));
  expect(failures.length).toBeGreaterThan(2);
  for (const failure of failures) expect(failure).toContain(`no <${nativeTags[slot]}>`);
});

test('HOST-7 a slot that does not exist is called by its name', () => {
  expect(() => describeSlot('Input' as 'TextInput', 'input', { describe, test })).toThrow(
    'describeSlot knows no slot "Input": use Button, TextInput, TextArea, Select, Checkbox, Radio.',
  );
});

test('without global tests, says what to give it', () => {
  expect(() => describeSlot('Button', 'button')).toThrow(
    'describeSlot(slot, component, { describe',
  );
});
