'use client';
import { Fragment, useSyncExternalStore } from 'react';
import { useMessages } from '../settings/useMessages.ts';
import { describeIssue } from './field/describeIssue.ts';
import { labelText } from './field/FieldParts.tsx';
import { useMountedForm } from './field/useElicitationField.ts';

/**
 * Tells screen readers of a field's error. It is drawn before it has words: a live region that appears together with its
 * words is not read out.
 *
 * @selector `[data-slot='elicitation-status']` what screen readers are told as it happens, for them only
 */
export function ErrorStatus() {
  const { subscribe, read } = useMountedForm();
  const say = useMessages();
  const { spoken } = useSyncExternalStore(subscribe, read, read);
  return (
    <div role="status" data-slot="elicitation-status">
      {spoken && (
        <Fragment key={spoken.count}>
          <p {...labelText(spoken.field, say)} />
          <p>
            <bdi>{describeIssue(spoken.issue, spoken.field, say)}</bdi>
          </p>
        </Fragment>
      )}
    </div>
  );
}
