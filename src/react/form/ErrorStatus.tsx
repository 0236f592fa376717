'use client';
import { Fragment, useSyncExternalStore } from 'react';
import { useMessages } from '../settings/useMessages.ts';
import { describeIssue } from './field/describeIssue.ts';
import { labelText } from './field/FieldParts.tsx';
import { useFormInternals } from './field/useElicitationField.ts';

/**
 * Tells screen readers of a field's error. It is drawn before it has words: a live region that appears together with its
 * words is not read out.
 *
 * @selector `[data-slot='elicitation-status']` what screen readers are told as it happens, for them only
 */
export function ErrorStatus() {
  const { form, spoken } = useFormInternals();
  const say = useMessages();
  const error = useSyncExternalStore(spoken.subscribe, spoken.read, () => undefined);
  const field = error && form.fields.find(({ id }) => id === error.fieldId);
  return (
    <div role="status" data-slot="elicitation-status">
      {error && field && (
        <Fragment key={error.count}>
          <p {...labelText(field, say)} />
          <p>
            <bdi>{describeIssue(error.issue, field, say)}</bdi>
          </p>
        </Fragment>
      )}
    </div>
  );
}
