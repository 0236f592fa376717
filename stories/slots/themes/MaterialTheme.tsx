import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import '../recipes/material.css';

const themeOf = (mode: 'light' | 'dark') =>
  createTheme({
    cssVariables: { rootSelector: '.material' },
    palette: { mode },
    typography: { fontFamily: 'inherit' },
  });
const themes = { light: themeOf('light'), dark: themeOf('dark') };

export function MaterialTheme({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  return (
    <ThemeProvider theme={themes[mode]}>
      <div className="material">{children}</div>
    </ThemeProvider>
  );
}
