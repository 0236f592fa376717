'use client';
import { createContext, useContext } from 'react';

/** The scheme to draw in, whatever the page's own is. */
export type ColorScheme = 'light' | 'dark';

/** Undefined: the page's own `color-scheme`. */
export const ColorSchemeContext = createContext<ColorScheme | undefined>(undefined);

export const useColorScheme = (): ColorScheme | undefined => useContext(ColorSchemeContext);
