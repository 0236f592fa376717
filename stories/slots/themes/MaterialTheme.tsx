import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import './material.css';

const themes = {
  light: createTheme({ palette: { mode: 'light' }, typography: { fontFamily: 'inherit' } }),
  dark: createTheme({ palette: { mode: 'dark' }, typography: { fontFamily: 'inherit' } }),
};

/** Material's own theme, and our tokens made of its colours. */
export function MaterialTheme({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  return (
    <ThemeProvider theme={themes[mode]}>
      <div className="material">{children}</div>
    </ThemeProvider>
  );
}
