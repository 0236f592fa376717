'use client';
import { memo } from 'react';
import type { Field } from '../../core/index.ts';
import { FormField } from './field/FormField.tsx';

/** From here on it pays to lay out only the fields in sight: a third of the mount at 100. */
const longForm = 50;
/** What is laid out together: to watch each field for coming into sight would cost more at each key press. */
const partSize = 10;

/**
 * Apart, since the form renders more often than its fields change.
 *
 * @selector `[data-slot='elicitation-fields']` all fields
 * @selector `[data-slot='elicitation-fields'][data-long]` more than 50 of them
 * @selector `[data-slot='elicitation-fields-part']` ten fields of a long form
 */
export const FieldList = memo(function FieldList({ fields }: { fields: readonly Field[] }) {
  const list = fields.map((field) => <FormField key={field.id} field={field} />);
  if (fields.length <= longForm) return <div data-slot="elicitation-fields">{list}</div>;
  const parts = Array.from({ length: Math.ceil(list.length / partSize) }, (_, index) =>
    list.slice(index * partSize, (index + 1) * partSize),
  );
  return (
    <div data-slot="elicitation-fields" data-long="">
      {parts.map((part) => (
        <div key={part[0]!.key} data-slot="elicitation-fields-part">
          {part}
        </div>
      ))}
    </div>
  );
});
