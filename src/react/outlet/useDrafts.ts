'use client';
import { useRef, useState } from 'react';
import type { Draft, OutletQueue, PendingRequest } from '../../queue/index.ts';
import { useBrowserLayoutEffect } from '../dom/useBrowserLayoutEffect.ts';

/**
 * Keeps the draft of a form in an outlet. Another outlet may draw the same request, at the same time or just before.
 *
 * @returns a key for the form, which changes if the form has to begin anew, and what takes its drafts
 */
export function useDrafts(
  queue: OutletQueue,
  pending: PendingRequest,
): { formKey: number; keepDraft: (draft: Draft | undefined) => void } {
  const [{ key, begun }, setForm] = useState(() => ({ key: 0, begun: queue.getDraft(pending) }));
  const isChecked = useRef(false);

  useBrowserLayoutEffect(() => {
    if (isChecked.current) return;
    isChecked.current = true;
    // React draws a form before it removes the one whose place it takes, where somebody may type until then.
    const draft = queue.getDraft(pending);
    if (!isSame(draft, begun)) setForm({ key: 1, begun: draft });
  }, [queue, pending, begun]);

  /** What was handed over last, and by which form: the one before may leave after this one has begun. */
  const last = useRef({ key, draft: begun });

  return {
    formKey: key,
    keepDraft(draft) {
      const own = last.current.key === key ? last.current.draft : begun;
      // A form that nobody has touched must not replace what was entered into another one.
      queue.setDraft(pending, isSame(draft, own) ? queue.getDraft(pending) : draft);
      last.current = { key, draft };
    },
  };
}

const isSame = (one: Draft | undefined, other: Draft | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
