import { createContext } from 'react';

/** Each hands the draft of a form in an outlet to its queue. */
export const draftKeepers = new Set<() => void>();

/**
 * Lets an outlet have the drafts of the forms that are about to leave the screen. React removes a form only after it has
 * drawn the next one, or the same one elsewhere, which would then begin without that draft. Outside an outlet there is
 * nothing here: a host's `onDraft` is not called for a form that stays.
 */
export const DraftKeepersContext = createContext<typeof draftKeepers | undefined>(undefined);
