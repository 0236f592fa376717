import { createContext, type ReactNode } from 'react';

interface AsideOf {
  /** Lines such as "1 of 3". They describe the dialog. */
  readonly lines: readonly string[];
  readonly buttons?: ReactNode;
}

const nothing: AsideOf = { lines: [] };

/** What a queue adds above the head of a request. */
export const Aside = createContext(nothing);
