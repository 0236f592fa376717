import type { ComponentType, CSSProperties } from 'react';
import { describe, expect, test } from 'vitest';
import type { ElicitationComponents, SlotProps } from 'react-mcp-elicitation';
import { describeSlot } from 'react-mcp-elicitation/testing';
import { elicitationComponents as shadcn } from '../../registry/mcp-elicitation/elicitation.tsx';
import type { Theme } from '../../stories/slots/drawWith.tsx';
import { antd } from '../../stories/slots/recipes/antd.tsx';
import { mantine } from '../../stories/slots/recipes/mantine.tsx';
import { material } from '../../stories/slots/recipes/material.tsx';
import { radix } from '../../stories/slots/recipes/radix.tsx';
import { tailwind3 } from '../../stories/slots/recipes/tailwind3.tsx';
import { AntdTheme } from '../../stories/slots/themes/AntdTheme.tsx';
import { MantineTheme } from '../../stories/slots/themes/MantineTheme.tsx';
import { MaterialTheme } from '../../stories/slots/themes/MaterialTheme.tsx';
import { RadixTheme } from '../../stories/slots/themes/RadixTheme.tsx';
import { ShadcnTheme } from '../../stories/slots/themes/ShadcnTheme.tsx';
import { Tailwind3Theme } from '../../stories/slots/themes/Tailwind3Theme.tsx';
import { failuresOf } from './failuresOf.ts';

const systems: [string, Theme, Partial<ElicitationComponents>][] = [
  ['shadcn/ui', ShadcnTheme, shadcn],
  ['Mantine', MantineTheme, mantine],
  ['Material UI', MaterialTheme, material],
  ['Radix Themes', RadixTheme, radix],
  ['Ant Design', AntdTheme, antd],
  ['Tailwind CSS 3', Tailwind3Theme, tailwind3],
];

describe.each(systems)('HOST-7 TRUST-9 %s', (_, Theme, components) => {
  for (const [slot, Component] of Object.entries(components)) {
    const Slot = Component as ComponentType<SlotProps<'button'>>;
    const Themed = (props: SlotProps<'button'>) => (
      <Theme mode="light">
        <Slot {...props} />
      </Theme>
    );
    describeSlot(slot as 'Button', Themed, { describe, test });
  }
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

test('TRUST-9 a button that looks the same at each emphasis is found, with the mend', async () => {
  const failures = await failuresOf(
    'Button',
    drawnAs(() => ({ background: 'navy', color: 'white' })),
  );
  expect(failures['stands out where it is the primary one (in a browser)']).toMatch(/emphasis/);
});
