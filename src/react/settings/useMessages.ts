'use client';
import { enForm } from '../../locales/enForm.ts';
import type { Say } from './ElicitationSettings.ts';
import { useWords } from './useWords.ts';

export const useMessages = (): Say => useWords(enForm);
