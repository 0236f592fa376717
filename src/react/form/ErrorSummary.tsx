'use client';
import { useId, type MouseEvent } from 'react';
import { useErrorSummary } from './useErrorSummary.ts';
import { useMessages } from '../settings/ElicitationSettings.ts';
import { describeIssue } from './field/describeIssue.ts';
import { labelText } from './field/FieldParts.tsx';

/**
 * After a failed submit: what needs attention, with a link to each field. Takes focus, unless it is one field, which does.
 *
 * @selector `[data-slot='elicitation-summary']` what needs attention after a submit that failed
 * @selector `[data-slot='elicitation-summary-title']` how many answers need attention
 * @selector `[data-slot='elicitation-summary-list']` one line a field
 * @selector `[data-slot='elicitation-summary-link']` the name of a field, which leads there
 */
export function ErrorSummary({ focusField }: { focusField: (fieldId: string) => void }) {
  const say = useMessages();
  const { isList, failures, ref } = useErrorSummary(focusField);
  const titleId = useId();

  // One is said at its field, which has the focus.
  if (!isList || failures.length === 0) return null;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      data-slot="elicitation-summary"
    >
      <p id={titleId} data-slot="elicitation-summary-title">
        <bdi>{say('summary', { count: failures.length })}</bdi>
      </p>
      <ul data-slot="elicitation-summary-list">
        {failures.map(({ field, issue, controlId }) => (
          <li key={field.id}>
            <a
              href={`#${controlId}`}
              data-slot="elicitation-summary-link"
              onClick={(event: MouseEvent) => {
                // Hosts route by the fragment.
                event.preventDefault();
                focusField(field.id);
              }}
            >
              <bdi {...labelText(field, say)} />
            </a>{' '}
            <bdi>{describeIssue(issue, field, say)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
