'use client';
import { memo, startTransition, useEffect, useState, type ReactElement } from 'react';
import type { Field } from '../../core/index.ts';
import { slot } from '../dom/slot.ts';
import { FormField } from './FormField.tsx';

/**
 * Of a form with more fields, these are drawn at first, and as many more at a time, in pauses of the page. Only those in sight are
 * laid out: at 100 fields this saves a third of the work until it is on screen.
 */
const longForm = 50;
/** How many fields are laid out together. Watching each field for coming into sight would make key presses slower. */
const partSize = 10;

/**
 * The fields of a form. It is a component of its own because the form renders more often than its fields change. One
 * `<fieldset>` around all fields disables them: nothing else can disable a thousand controls, including a host's own, and
 * leave them afterwards as they were.
 *
 * @selector `[data-slot='elicitation-inputs']` around all fields, without a box of its own; disabled while an answer is sent
 * @selector `[data-slot='elicitation-fields']` all fields
 * @selector `[data-slot='elicitation-fields'][data-long]` more than 50 fields
 * @selector `[data-slot='elicitation-fields-part']` ten fields of a long form
 */
export const FieldList = memo(function FieldList({
  fields,
  isDisabled,
}: {
  fields: readonly Field[];
  isDisabled: boolean;
}) {
  const [drawn, setDrawn] = useState(longForm);
  useEffect(() => {
    if (drawn < fields.length) startTransition(() => setDrawn(drawn + longForm));
  }, [drawn, fields]);
  const list = fields.slice(0, drawn).map((field) => <FormField key={field.id} field={field} />);
  const isLong = fields.length > longForm;
  return (
    <fieldset role="none" disabled={isDisabled} {...slot('inputs')}>
      <div {...slot('fields')} data-long={isLong ? '' : undefined}>
        {isLong ? inParts(list) : list}
      </div>
    </fieldset>
  );
});

const inParts = (list: readonly ReactElement[]) =>
  list.flatMap(({ key }, index) =>
    index % partSize > 0 ? (
      []
    ) : (
      <div key={key} {...slot('fields-part')}>
        {list.slice(index, index + partSize)}
      </div>
    ),
  );
