'use client';
import { memo, type ReactNode } from 'react';
import type { Field } from '../core/index.ts';
import { controlOf } from '../hooks/controlOf.ts';
import { useElicitationSettings, useMessages } from '../hooks/ElicitationSettings.ts';
import { useElicitationField } from '../hooks/useElicitationField.ts';
import { describeLimits } from './describeLimits.ts';
import { Description, FieldMessages, Hint, LabelText, RequiredMark } from './FieldParts.tsx';
import type { ControlProps } from './fields/ControlProps.ts';
import { BooleanCheckbox } from './fields/BooleanCheckbox.tsx';
import { CheckboxOptions } from './fields/CheckboxOptions.tsx';
import { DateTimeInput } from './fields/DateTimeInput.tsx';
import { OptionSelect } from './fields/OptionSelect.tsx';
import { RadioOptions } from './fields/RadioOptions.tsx';
import { SearchOptions } from './fields/SearchOptions.tsx';
import { TextControl } from './fields/TextControl.tsx';

/**
 * One property of the requested schema: label, help, control, and what is wrong with the answer.
 *
 * @selector `[data-slot='elicitation-field']`
 * @selector `[data-kind]` the field's kind
 * @selector `[data-invalid]` the answer blocks, and is said to
 * @selector `[data-required]`
 */
export const FormField = memo(function FormField({ field }: { field: Field }) {
  const say = useMessages();
  const state = useElicitationField(field);
  const hint = describeLimits(field, say);
  const described = state.getDescriptionProps({ hint: hint !== undefined });
  const { ids, issue, notes } = state;
  const isGroup = groupKinds.has(controlOf(field));
  const messages = <FieldMessages {...{ field, ids, issue, notes }} />;
  const help = (
    <>
      <Description field={field} ids={ids} />
      {hint !== undefined && <Hint ids={ids}>{hint}</Hint>}
    </>
  );
  const container = {
    ref: state.containerRef,
    'data-slot': 'elicitation-field',
    'data-kind': field.kind,
    'data-invalid': issue ? '' : undefined,
    'data-required': field.required ? '' : undefined,
  };
  if (state.isUnanswerable && !field.required) {
    return (
      <div {...container}>
        <p data-slot="elicitation-label">
          <LabelText field={field} />
        </p>
        <Description field={field} ids={ids} />
        <Hint ids={ids}>{say('unsatisfiableField')}</Hint>
      </div>
    );
  }
  if (field.kind === 'boolean' && field.default !== undefined) {
    return (
      <div {...container}>
        <BooleanCheckbox {...{ field, state, described }} />
        {help}
        {messages}
      </div>
    );
  }
  if (isGroup) {
    return (
      <FieldGroup {...{ field, state, described, container }}>
        {help}
        <GroupControl {...{ field, state, described }} />
        {messages}
      </FieldGroup>
    );
  }
  return (
    <div {...container}>
      <div data-slot="elicitation-label-row">
        <label id={ids.label} htmlFor={ids.control} data-slot="elicitation-label">
          <LabelText field={field} />
        </label>
        <RequiredMark field={field} ids={ids} />
      </div>
      {help}
      <SingleControl {...{ field, state, described }} />
      {messages}
    </div>
  );
});

const groupKinds = new Set(['yes-no', 'radios', 'checkboxes', 'search']);

function SingleControl({ field, state, described }: ControlProps) {
  const { timeZone } = useElicitationSettings();
  if (field.kind === 'select') return <OptionSelect {...{ field, state, described }} />;
  if (field.kind !== 'text' && field.kind !== 'number') return null;
  return controlOf(field) === 'date-time' ? (
    // A wall time means another instant in another zone.
    <DateTimeInput key={timeZone} {...{ field, state, described }} />
  ) : (
    <TextControl {...{ field, state, described }} />
  );
}

function GroupControl({ field, state, described }: ControlProps) {
  if (field.kind === 'select' || field.kind === 'multiselect') {
    if (controlOf(field) === 'search') return <SearchOptions {...{ field, state, described }} />;
  }
  if (field.kind === 'multiselect') return <CheckboxOptions {...{ field, state, described }} />;
  if (field.kind === 'select' || field.kind === 'boolean') {
    return <RadioOptions {...{ field, state, described }} />;
  }
  return null;
}

/** Several controls that answer one thing, named together. */
function FieldGroup({
  field,
  state,
  described,
  container,
  children,
}: ControlProps & { container: object; children: ReactNode }) {
  const { ids } = state;
  const isRadioGroup = field.kind !== 'multiselect';
  return (
    <fieldset
      {...container}
      {...described}
      role={isRadioGroup ? 'radiogroup' : 'group'}
      aria-labelledby={ids.label}
      aria-required={isRadioGroup && field.required ? true : undefined}
      id={ids.control}
    >
      <legend data-slot="elicitation-label-row">
        <span id={ids.label} data-slot="elicitation-label">
          <LabelText field={field} />
        </span>
        <RequiredMark field={field} ids={ids} />
      </legend>
      {children}
    </fieldset>
  );
}
