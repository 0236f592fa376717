import { Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import type { ReactNode } from 'react';
import '../recipes/radix.css';

export function RadixTheme({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  return (
    <Theme appearance={mode} hasBackground={false}>
      {children}
    </Theme>
  );
}
