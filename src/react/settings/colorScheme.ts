'use client';
import { createContext, useContext } from 'react';

export type ColorScheme = 'light' | 'dark';

/** Undefined: the page's own `color-scheme`. */
export const ColorSchemeContext = createContext<ColorScheme | undefined>(undefined);

export const useColorScheme = (): ColorScheme | undefined => useContext(ColorSchemeContext);
