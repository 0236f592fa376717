import type { CSSProperties } from 'react';
import { describe, expect, test } from 'vitest';
import type { SlotProps } from 'react-mcp-elicitation';
import { describeSlot } from 'react-mcp-elicitation/testing';
import { MantineButton, MantineTheme } from '../../stories/slots/mantineButton.tsx';
import { materialSlots } from '../../stories/slots/materialSlots.tsx';
import { MaterialTheme } from '../../stories/slots/MaterialTheme.tsx';
import { ShadcnButton, ShadcnTheme } from '../../stories/slots/shadcnButton.tsx';
import { failuresOf } from './failuresOf.ts';

const Material = materialSlots.Button;

describe.each([
  ['shadcn/ui', ShadcnTheme, ShadcnButton],
  ['Mantine', MantineTheme, MantineButton],
  ['Material UI', MaterialTheme, Material],
] as const)('TRUST-9 %s', (_, Theme, Button) => {
  const Themed = (props: SlotProps<'button'>) => (
    <Theme mode="light">
      <Button {...props} />
    </Theme>
  );
  describeSlot('Button', Themed, { describe, test });
});

/** A button that looks like this at each emphasis. */
const drawnAs =
  (styleOf: (props: SlotProps<'button'>) => CSSProperties) => (props: SlotProps<'button'>) => (
    <button type="button" {...props} style={{ transition: 'none', ...styleOf(props) }} />
  );
const honest = ({
  'data-emphasis': emphasis,
  'aria-disabled': isDisabled,
}: SlotProps<'button'>) => ({
  background: emphasis === 'primary' ? 'oklch(0.3 0 0)' : '#fff',
  color: emphasis === 'primary' ? '#fff' : 'rgb(0 0 0 / 90%)',
  opacity: isDisabled ? 0.5 : 1,
});

test('TRUST-9 a button that can be told apart is found to be so', async () => {
  expect(await failuresOf('Button', drawnAs(honest))).toEqual({});
});

test.each([
  [
    'whose danger cannot be read',
    (props) => ({
      ...honest(props),
      ...(props['data-emphasis'] === 'danger' && { color: '#fafafa' }),
    }),
    'can be read at each emphasis',
    /danger.*1\.04:1/,
  ],
  [
    'that is faint through and through',
    (props) => ({ ...honest(props), opacity: 0.3 }),
    'can be read at each emphasis',
    /primary/,
  ],
  [
    'that looks the same at each emphasis',
    () => ({ background: 'navy', color: 'white' }),
    'stands out where it is the primary one, and nowhere else',
    /secondary/,
  ],
  [
    'that looks ready when it is not',
    (props) => ({ ...honest(props), opacity: 1 }),
    'looks it while it cannot be pressed',
    /aria-disabled/,
  ],
] as [string, Parameters<typeof drawnAs>[0], string, RegExp][])(
  'TRUST-9 a button %s is found, with the mend',
  async (_, styleOf, name, mend) => {
    expect((await failuresOf('Button', drawnAs(styleOf)))[name]).toMatch(mend);
  },
);

test('TRUST-8 a button that grows in the page as it is pressed is found', async () => {
  const Growing = (props: SlotProps<'button'>) => (
    <button
      type="button"
      {...props}
      onPointerDown={({ currentTarget }) => {
        currentTarget.style.paddingBlock = '40px';
      }}
    />
  );
  const failures = await failuresOf('Button', Growing);
  expect(failures['keeps its place in the page as it is pressed']).toMatch(/transform/);
});
