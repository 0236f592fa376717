'use client';
import { enForm } from '../../locales/enForm.ts';
import type { Say } from './ElicitationSettings.ts';
import { useWords } from './useWords.ts';

/** The words of everything except URL mode. */
export const useMessages = (): Say => useWords(enForm);
