import { createContext } from 'react';

/** The forms of an outlet whose drafts can be asked for. */
export interface LeavingForms {
  /** @returns removes it */
  add: (keepDraft: () => void) => () => void;
  keepDrafts: () => void;
}

export function createLeavingForms(): LeavingForms {
  const forms = new Set<() => void>();
  return {
    add(keepDraft) {
      forms.add(keepDraft);
      return () => void forms.delete(keepDraft);
    },
    keepDrafts() {
      for (const keepDraft of forms) keepDraft();
    },
  };
}

/**
 * Lets an outlet have the draft of the form that it is about to take off the screen. React removes a form only after it
 * has drawn the next one, which would then begin without that draft.
 */
export const LeavingForm = createContext<LeavingForms | undefined>(undefined);
