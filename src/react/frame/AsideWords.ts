import { createContext } from 'react';

const none: readonly string[] = [];

/** What a queue says about a request's place in it, such as "1 of 3". It stands above the head and describes the dialog. */
export const AsideWords = createContext(none);
