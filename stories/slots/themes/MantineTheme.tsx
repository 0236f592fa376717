import { Button, MantineProvider, type ButtonProps } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { ButtonEmphasis, SlotProps } from 'react-mcp-elicitation';

const looks: Readonly<Record<ButtonEmphasis, ButtonProps>> = {
  primary: { variant: 'filled' },
  secondary: { variant: 'outline', color: 'gray' },
  quiet: { variant: 'subtle', color: 'gray' },
  danger: { variant: 'outline', color: 'red' },
};

/** Not `disabled`, which Mantine would look like as well: a disabled button loses focus. */
export const MantineButton: ComponentType<SlotProps<'button'>> = ({
  'data-emphasis': emphasis = 'secondary',
  ...props
}) => (
  <Button
    {...(props as object)}
    {...looks[emphasis]}
    data-emphasis={emphasis}
    {...(props['aria-disabled'] === true && { 'data-disabled': true })}
  />
);

export function MantineTheme({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <div ref={setRoot} className="mantine" style={{ colorScheme: mode }}>
      {root && (
        <MantineProvider
          // Its own shade of blue has too little contrast with white (WCAG 1.4.3).
          theme={{ primaryShade: 8 }}
          forceColorScheme={mode}
          cssVariablesSelector=".mantine"
          getRootElement={() => root}
        >
          {children}
        </MantineProvider>
      )}
    </div>
  );
}
