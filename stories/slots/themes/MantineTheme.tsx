import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Combobox.css';
import { useState, type ReactNode } from 'react';
import '../recipes/mantine.css';

export function MantineTheme({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <div ref={setRoot} className="mantine" style={{ colorScheme: mode }}>
      {root && (
        <MantineProvider
          // Mantine's own shade of blue has too little contrast with white (WCAG 1.4.3).
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
