'use client';
import { memo, type ReactElement } from 'react';
import type { Field } from '../../core/index.ts';
import { FormField } from './field/FormField.tsx';

/** From here on it pays to lay out only the fields in sight: a third of the mount at 100. */
const longForm = 50;
/** What is laid out together: to watch each field for coming into sight would cost more at each key press. */
const partSize = 10;

/**
 * Apart, since the form renders more often than its fields change. Disabled by the element around them all: nothing else takes
 * a thousand controls, a host's own among them, and gives them back as they were.
 *
 * @selector `[data-slot='elicitation-inputs']` around all fields, disabled while an answer is on its way; no box of its own
 * @selector `[data-slot='elicitation-fields']` all fields
 * @selector `[data-slot='elicitation-fields'][data-long]` more than 50 of them
 * @selector `[data-slot='elicitation-fields-part']` ten fields of a long form
 */
export const FieldList = memo(function FieldList({
  fields,
  isDisabled,
}: {
  fields: readonly Field[];
  isDisabled: boolean;
}) {
  const list = fields.map((field) => <FormField key={field.id} field={field} />);
  const isLong = fields.length > longForm;
  return (
    <fieldset role="none" disabled={isDisabled} data-slot="elicitation-inputs">
      <div data-slot="elicitation-fields" data-long={isLong ? '' : undefined}>
        {isLong ? inParts(list) : list}
      </div>
    </fieldset>
  );
});

function inParts(list: readonly ReactElement[]) {
  const count = Math.ceil(list.length / partSize);
  const parts = Array.from({ length: count }, (_, index) =>
    list.slice(index * partSize, (index + 1) * partSize),
  );
  return parts.map((part) => (
    <div key={part[0]!.key} data-slot="elicitation-fields-part">
      {part}
    </div>
  ));
}
