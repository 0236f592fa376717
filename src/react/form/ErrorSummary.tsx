'use client';
import { Fragment, useId, useSyncExternalStore, type MouseEvent } from 'react';
import { slot } from '../dom/slot.ts';
import { useMessages } from '../settings/useMessages.ts';
import { useComponents } from '../settings/ElicitationComponents.ts';
import type { ElicitationFormState } from './ElicitationFormState.ts';
import { describeIssue } from './field/describeIssue.ts';
import { labelText } from './field/FieldParts.tsx';
import { useMountedForm } from './field/useElicitationField.ts';

/**
 * Tells screen readers of a field's error. After a failed submit, lists what needs attention, with a link to each field, and
 * takes focus. If only one field is wrong, there is no list, and that field takes focus.
 * @selector `[data-slot='elicitation-status']` what screen readers are told as it happens, for them only
 * @selector `[data-slot='elicitation-summary']` what needs attention after a submit that failed
 * @selector `[data-slot='elicitation-summary-title']` how many answers need attention
 * @selector `[data-slot='elicitation-summary-list']` one line for each field
 * @selector `[data-slot='elicitation-send-anyway']` the button that sends invalid answers, for people who test servers
 * @selector `[data-slot='elicitation-summary-link']` the name of a field and what is wrong there, as a link to it
 */
export function ErrorSummary({ state }: { state: ElicitationFormState }) {
  const { Button } = useComponents();
  const say = useMessages();
  const { focusField, getSendAnywayProps } = state;
  const { subscribe, read, failures: readFailures, attachList } = useMountedForm();
  const { wasSubmitted, isList, spoken } = useSyncExternalStore(subscribe, read, read);
  const titleId = useId();
  const failures = wasSubmitted ? readFailures() : [];

  const anyway = failures.length > 0 && getSendAnywayProps && (
    <Button {...getSendAnywayProps()} data-slot="elicitation-send-anyway">
      {say('sendAnyway')}
    </Button>
  );
  return (
    <>
      {/* Drawn before it has words: a live region that appears together with its words is not read out. */}
      <div role="status" {...slot('status unseen')}>
        {spoken && (
          <Fragment key={spoken.count}>
            <p {...labelText(spoken.field, say)} />
            <p>
              <bdi>{describeIssue(spoken.issue, spoken.field, say)}</bdi>
            </p>
          </Fragment>
        )}
      </div>
      {/* A single error is shown at its field, which has focus. */}
      {isList && failures.length > 0 ? (
        <div
          ref={attachList}
          tabIndex={-1}
          role="group"
          aria-labelledby={titleId}
          {...slot('summary box')}
        >
          <p id={titleId} {...slot('summary-title lead')}>
            <bdi>{say('summary', { count: failures.length })}</bdi>
          </p>
          <ul {...slot('summary-list')}>
            {failures.map(({ plan: { field }, ids, verdict: { issue } }) => (
              <li className="elicitation-line" key={field.id}>
                <a
                  href={`#${ids.control}`}
                  {...slot('summary-link')}
                  onClick={(event: MouseEvent) => {
                    // Some hosts use the URL's fragment for routing, so the link must not change it.
                    event.preventDefault();
                    focusField(field.id);
                  }}
                >
                  <strong {...labelText(field, say)} />{' '}
                  <bdi>{describeIssue(issue!, field, say)}</bdi>
                </a>
              </li>
            ))}
          </ul>
          {anyway}
        </div>
      ) : (
        anyway
      )}
    </>
  );
}
