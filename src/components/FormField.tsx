'use client';
import { memo, type ReactNode, type Ref } from 'react';
import type { Field } from '../core/index.ts';
import { controlOf, type ControlChoice } from '../hooks/controlOf.ts';
import { useElicitationSettings, useMessages } from '../hooks/ElicitationSettings.ts';
import { useElicitationField } from '../hooks/useElicitationField.ts';
import { describeLimits } from './describeLimits.ts';
import {
  Description,
  FieldMessages,
  Hint,
  LabelText,
  RequiredMark,
  SensitiveNote,
} from './FieldParts.tsx';
import { BooleanCheckbox } from './fields/BooleanCheckbox.tsx';
import { CheckboxOptions } from './fields/CheckboxOptions.tsx';
import type { ControlProps } from './fields/ControlProps.ts';
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
 * @selector `[data-sensitive]` what it asks for: `credential`, `payment` or `code`
 */
export const FormField = memo(function FormField({ field }: { field: Field }) {
  const say = useMessages();
  const { timeZone } = useElicitationSettings();
  const state = useElicitationField(field);
  const choice = controlOf(field);
  const hint = state.isUnsatisfiable ? say('unsatisfiableField') : describeLimits(field, say);
  const described = state.getDescriptionProps({
    hint: hint !== undefined,
    required: field.required && !saysRequired(choice),
  });
  const parts: FieldLayoutProps = { field, state, described, hint };

  // A required one makes the whole form unanswerable, which says so itself.
  if (state.isUnsatisfiable && !field.required) return <UnsatisfiableField {...parts} />;
  switch (choice.control) {
    case 'input':
    case 'textarea':
    case 'date':
      return (
        <LabelledField {...parts}>
          <TextControl {...{ state, described, ...choice }} />
        </LabelledField>
      );
    case 'date-time':
      return (
        <LabelledField {...parts}>
          {/* A wall time means another instant in another zone. */}
          <DateTimeInput key={timeZone} {...{ state, described }} field={choice.field} />
        </LabelledField>
      );
    case 'select':
      return (
        <LabelledField {...parts}>
          <OptionSelect {...{ state, described }} field={choice.field} />
        </LabelledField>
      );
    case 'checkbox':
      return (
        <FieldBox {...parts}>
          <BooleanCheckbox {...{ state, described }} field={choice.field} />
          <FieldHelp {...parts} />
          <FieldMessages {...parts} />
        </FieldBox>
      );
    case 'radios':
      return (
        <FieldGroup {...parts}>
          <RadioOptions {...{ state, described }} field={choice.field} />
        </FieldGroup>
      );
    case 'checkboxes':
      return (
        <FieldGroup {...parts}>
          <CheckboxOptions {...{ state, described }} field={choice.field} />
        </FieldGroup>
      );
    case 'search':
      return (
        <FieldGroup {...parts}>
          <SearchOptions {...{ state, described }} field={choice.field} />
        </FieldGroup>
      );
  }
});

/** `aria-required` is not allowed on a checkbox nor on a group of them. */
const saysRequired = ({ control, field }: ControlChoice): boolean =>
  control !== 'checkbox' && field.kind !== 'multiselect';

interface FieldLayoutProps extends ControlProps {
  hint: string | undefined;
}

function boxProps(field: Field, isInvalid: boolean) {
  return {
    'data-slot': 'elicitation-field',
    'data-kind': field.kind,
    'data-invalid': isInvalid ? '' : undefined,
    'data-required': field.required ? '' : undefined,
    'data-sensitive': field.sensitive || undefined,
  };
}

function FieldBox({ field, state, children }: FieldLayoutProps & { children: ReactNode }) {
  const { containerRef, issue } = state;
  return (
    <div ref={containerRef} {...boxProps(field, issue !== undefined)}>
      {children}
    </div>
  );
}

/** A single control under its label. */
function LabelledField({ children, ...parts }: FieldLayoutProps & { children: ReactNode }) {
  const { field, state } = parts;
  const { ids } = state;
  return (
    <FieldBox {...parts}>
      <div data-slot="elicitation-label-row">
        <label id={ids.label} htmlFor={ids.control} data-slot="elicitation-label">
          <LabelText field={field} />
        </label>
        <RequiredMark {...{ field, ids }} />
      </div>
      <FieldHelp {...parts} />
      {children}
      <FieldMessages {...parts} />
    </FieldBox>
  );
}

/** Several controls that answer one thing, named together. */
function FieldGroup({ children, ...parts }: FieldLayoutProps & { children: ReactNode }) {
  const { field, state, described } = parts;
  const { ids, issue, containerRef } = state;
  const isRadioGroup = field.kind !== 'multiselect';
  return (
    <fieldset
      ref={containerRef as Ref<HTMLFieldSetElement>}
      {...boxProps(field, issue !== undefined)}
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
        <RequiredMark {...{ field, ids }} />
      </legend>
      <FieldHelp {...parts} />
      {children}
      <FieldMessages {...parts} />
    </fieldset>
  );
}

/** A field that can only be left out. */
function UnsatisfiableField(parts: FieldLayoutProps) {
  return (
    <FieldBox {...parts}>
      <p data-slot="elicitation-label">
        <LabelText field={parts.field} />
      </p>
      <FieldHelp {...parts} />
    </FieldBox>
  );
}

function FieldHelp({ field, state, hint }: FieldLayoutProps) {
  const { ids } = state;
  return (
    <>
      <Description {...{ field, ids }} />
      <SensitiveNote {...{ field, ids }} />
      {hint !== undefined && <Hint ids={ids}>{hint}</Hint>}
    </>
  );
}
