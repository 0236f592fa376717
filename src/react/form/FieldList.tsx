'use client';
import { memo, startTransition, useEffect, useState, type ReactElement } from 'react';
import type { Field } from '../../core/index.ts';
import { slot } from '../dom/slot.ts';
import { FormField } from './FormField.tsx';

/** So many fields are drawn at first, and as many more at a time, in pauses of the page. */
const drawnAtOnce = 50;
/**
 * Of a form with more fields, only those in sight are laid out. With fewer it takes longer: a moment later, Chromium's autofill lays
 * out some 200 all the same, one part after another.
 */
const longForm = 300;
/** How many fields are laid out together. Watching each field for coming into sight would make key presses slower. */
const partSize = 10;

/**
 * The fields of a form. It is a component of its own because the form renders more often than its fields change. One
 * `<fieldset>` around all fields disables them: nothing else can disable a thousand controls, including a host's own, and
 * leave them afterwards as they were.
 * @selector `[data-slot='elicitation-inputs']` around all fields, without a box of its own; disabled while an answer is sent
 * @selector `[data-slot='elicitation-fields']` all fields
 * @selector `[data-slot='elicitation-fields'][data-long]` more than 300 fields
 * @selector `[data-slot='elicitation-fields-part']` ten fields of a long form
 */
export const FieldList = memo(function FieldList({
  fields,
  isDisabled,
}: {
  fields: readonly Field[];
  isDisabled: boolean;
}) {
  const [drawn, setDrawn] = useState(drawnAtOnce);
  useEffect(() => {
    if (drawn < fields.length) startTransition(() => setDrawn(drawn + drawnAtOnce));
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
