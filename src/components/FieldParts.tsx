'use client';
import type { ReactNode } from 'react';
import type { Field } from '../core/index.ts';
import { useMessages } from '../hooks/ElicitationSettings.ts';
import { shownLengths } from '../hooks/shownLengths.ts';
import type { ElicitationFieldState, FieldIds } from '../hooks/useElicitationField.ts';
import { describeIssue } from './describeIssue.ts';
import { ServerLines, ServerText } from './ServerText.tsx';

/** A field's label, in the server's words. */
export function LabelText({ field }: { field: Field }) {
  const say = useMessages();
  return field.label === '' ? <>{say('unnamedField')}</> : <ServerText text={field.label} />;
}

/** "Required", for the eyes; controls say it by `aria-required`, or else by this text's id. */
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
      <ServerLines text={field.description} maxLength={shownLengths.description} />
    </p>
  );
}

const sensitiveWords = {
  credential: 'sensitiveCredential',
  payment: 'sensitivePayment',
  code: 'sensitiveCode',
} as const;

/** What it grants to whoever gets to know it. */
export function SensitiveNote({ field, ids }: { field: Field; ids: FieldIds }) {
  const say = useMessages();
  if (!field.sensitive) return null;
  return (
    <p id={ids.sensitive} data-slot="elicitation-sensitive-note">
      <bdi>{say(sensitiveWords[field.sensitive])}</bdi>
    </p>
  );
}

export function Hint({ ids, children }: { ids: FieldIds; children: ReactNode }) {
  return (
    <p id={ids.hint} data-slot="elicitation-hint">
      <bdi>{children}</bdi>
    </p>
  );
}

const distinct = (words: readonly string[]) => [...new Set(words)];

/** What blocks the answer, and below it what is worth saying about it. */
export function FieldMessages({ field, state }: { field: Field; state: ElicitationFieldState }) {
  const say = useMessages();
  const { ids, issue, notes } = state;
  return (
    <>
      {issue && (
        <p id={ids.error} data-slot="elicitation-error">
          <bdi>{describeIssue(issue, field, say)}</bdi>
        </p>
      )}
      {notes.length > 0 && (
        <div id={ids.notes} data-slot="elicitation-notes">
          {distinct(notes.map((note) => describeIssue(note, field, say))).map((words) => (
            <p key={words} data-slot="elicitation-note">
              <bdi>{words}</bdi>
            </p>
          ))}
        </div>
      )}
    </>
  );
}
