'use client';
import type { ReactNode } from 'react';
import type { ContentIssue, Field } from '../core/index.ts';
import { useMessages } from '../hooks/ElicitationSettings.ts';
import type { FieldIds } from '../hooks/useElicitationField.ts';
import { describeIssue } from './describeIssue.ts';
import { ServerText } from './ServerText.tsx';

/** A field's label, in the server's words. */
export function LabelText({ field }: { field: Field }) {
  const say = useMessages();
  return field.label.trim() ? <ServerText text={field.label} /> : <>{say('unnamedField')}</>;
}

/** "Required", for the eyes; controls say it by `aria-required` or by this text's id. */
export function RequiredMark({ field, ids }: { field: Field; ids: FieldIds }) {
  const say = useMessages();
  if (!field.required) return null;
  return (
    <span id={ids.required} data-slot="elicitation-required" aria-hidden>
      {say('required')}
    </span>
  );
}

export function Description({ field, ids }: { field: Field; ids: FieldIds }) {
  if (field.description === undefined) return null;
  return (
    <p id={ids.description} data-slot="elicitation-description">
      <ServerText text={field.description} />
    </p>
  );
}

export function Hint({ ids, children }: { ids: FieldIds; children: ReactNode }) {
  return (
    <p id={ids.hint} data-slot="elicitation-hint">
      {children}
    </p>
  );
}

/** What blocks the answer, and below it what is worth saying about it. */
export function FieldMessages({
  field,
  ids,
  issue,
  notes,
}: {
  field: Field;
  ids: FieldIds;
  issue: ContentIssue | undefined;
  notes: readonly ContentIssue[];
}) {
  const say = useMessages();
  return (
    <>
      {issue && (
        <p id={ids.error} data-slot="elicitation-error">
          {describeIssue(issue, field, say)}
        </p>
      )}
      {notes.length > 0 && (
        <div id={ids.notes} data-slot="elicitation-notes">
          {notes.map((note) => (
            <p key={note.code} data-slot="elicitation-note">
              {describeIssue(note, field, say)}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
