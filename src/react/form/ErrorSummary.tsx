'use client';
import { useId, type MouseEvent } from 'react';
import { useErrorSummary } from './useErrorSummary.ts';
import { useMessages } from '../settings/useMessages.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import type { ElicitationFormState } from './useCompiledForm.ts';
import { describeIssue } from './field/describeIssue.ts';
import { labelText } from './field/FieldParts.tsx';

/**
 * After a failed submit: what needs attention, with a link to each field. Takes focus, unless it is one field, which does.
 *
 * @selector `[data-slot='elicitation-summary']` what needs attention after a submit that failed
 * @selector `[data-slot='elicitation-summary-title']` how many answers need attention
 * @selector `[data-slot='elicitation-summary-list']` one line a field
 * @selector `[data-slot='elicitation-send-anyway']` the button that sends what is not valid, for testers of servers
 * @selector `[data-slot='elicitation-summary-link']` the name of a field, which leads there
 */
export function ErrorSummary({ state }: { state: ElicitationFormState }) {
  const { Button } = useComponents();
  const say = useMessages();
  const { focusField, getSendAnywayProps } = state;
  const { isList, failures, ref } = useErrorSummary(focusField);
  const titleId = useId();

  if (failures.length === 0) return null;
  const anyway = getSendAnywayProps && (
    <Button {...getSendAnywayProps()} data-slot="elicitation-send-anyway">
      {say('sendAnyway')}
    </Button>
  );
  // One is said at its field, which has the focus.
  if (!isList) return anyway;
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
      {anyway}
    </div>
  );
}
