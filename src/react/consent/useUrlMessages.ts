'use client';
import { enForm } from '../../locales/enForm.ts';
import { enUrl } from '../../locales/enUrl.ts';
import type { ConsentMessages } from '../../locales/messages.ts';
import type { Say } from '../settings/ElicitationSettings.ts';
import { useWords } from '../settings/useWords.ts';

const english = { ...enForm, ...enUrl };

/** All words: those of URL mode and all others. */
export const useUrlMessages = (): Say<ConsentMessages> => useWords(english);
