'use client';
import { memo, type ReactNode, type Ref } from 'react';
import type { Field } from '../../core/index.ts';
import { controlOf, type ControlChoice } from './field/controlOf.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';
import { useMessages } from '../settings/useMessages.ts';
import { useElicitationField, type DescriptionProps } from './field/useElicitationField.ts';
import { describeLimits } from './field/describeLimits.ts';
import {
  drawHelp,
  drawHint,
  drawMessages,
  drawRequiredMark,
  GroupMessages,
  labelText,
  type FieldPartsProps,
} from './field/FieldParts.tsx';
import { BooleanCheckbox } from './controls/BooleanCheckbox.tsx';
import type { ControlProps } from './controls/ControlProps.ts';
import { DateTimeInput } from './controls/DateTimeInput.tsx';
import { ListInputs } from './controls/ListInputs.tsx';
import { OptionList } from './controls/OptionList.tsx';
import { OptionSelect } from './controls/OptionSelect.tsx';
import { SearchOptions } from './controls/SearchOptions.tsx';
import { TextControl } from './controls/TextControl.tsx';

/**
 * One property of the requested schema: label, help, control, and what is wrong with the answer. The required mark and the limits
 * stand on the label's line. Of a field without a valid answer, which can only be left out, there is no control.
 *
 * @selector `[data-slot='elicitation-field']` one property
 * @selector `[data-slot='elicitation-field'][data-kind]` the field's kind
 * @selector `[data-slot='elicitation-field'][data-invalid]` an error is shown for the answer
 * @selector `[data-slot='elicitation-field'][data-required]` an answer is required
 * @selector `[data-slot='elicitation-field'][data-sensitive]` the kind of secret asked for: `credential`, `payment` or `code`
 * @selector `[data-slot='elicitation-label']` what is asked
 */
export const FormField = memo(function FormField({ field }: { field: Field }) {
  const say = useMessages();
  const { timeZone } = useElicitationSettings();
  const state = useElicitationField(field);
  const { ids, containerRef, isUnsatisfiable } = state;
  const choice = controlOf(field);
  const impossible = field.required ? 'errorUnsatisfiable' : 'unsatisfiableField';
  const hint = isUnsatisfiable ? say(impossible) : describeLimits(field, say);
  const described = state.getDescriptionProps({
    hint: hint !== undefined,
    required: needsRequired(choice),
  });
  const parts: FieldLayout = { field, state, say, hint };

  // If the field is required, no answer to the form is valid, and the form says so itself.
  const isLeftOut = isUnsatisfiable && !field.required;
  const control = !isLeftOut && drawControl(choice, { state, described }, timeZone);
  if (control && groups.has(choice.control)) return drawGroup(parts, described, control);
  const label = { 'data-slot': 'elicitation-label', ...labelText(field, say) };
  const isBox = choice.control === 'checkbox';
  return (
    <div ref={containerRef} {...boxProps(parts)}>
      {isLeftOut && <p {...label} />}
      {isBox && control}
      {control && !isBox && (
        <>
          <label id={ids.label} htmlFor={ids.control} {...label} />
          {drawRequiredMark(parts)}
        </>
      )}
      {drawHint(parts, hint)}
      {drawHelp(parts)}
      {!isBox && control}
      {drawMessages(parts)}
    </div>
  );
});

/** Controls of several elements. */
const groups: ReadonlySet<ControlChoice['control']> = new Set(['options', 'list', 'search']);

function drawControl(
  choice: ControlChoice,
  props: Omit<ControlProps, 'field'>,
  timeZone: string | undefined,
) {
  switch (choice.control) {
    case 'date-time':
      // A wall time means another instant in another zone.
      return <DateTimeInput key={timeZone} {...props} field={choice.field} />;
    case 'select':
      return <OptionSelect {...props} field={choice.field} />;
    case 'checkbox':
      return <BooleanCheckbox {...props} field={choice.field} />;
    case 'options':
      return <OptionList {...props} field={choice.field} />;
    case 'list':
      return <ListInputs {...props} field={choice.field} />;
    case 'search':
      return <SearchOptions {...props} field={choice.field} />;
    default:
      return <TextControl {...props} {...choice} />;
  }
}

/** `aria-required` is not allowed on a group of checkboxes. Of one checkbox it would say that it must be ticked. */
const needsRequired = ({ control, field }: ControlChoice): boolean =>
  field.required &&
  control !== 'checkbox' &&
  (field.kind === 'multiselect' || field.kind === 'list');

interface FieldLayout extends FieldPartsProps {
  hint: string | undefined;
}

function boxProps({ field, state }: FieldLayout) {
  return {
    'data-slot': 'elicitation-field',
    'data-kind': field.kind,
    'data-invalid': state.issue ? '' : undefined,
    'data-required': field.required ? '' : undefined,
    'data-sensitive': field.sensitive || undefined,
  };
}

/**
 * Several controls that answer one field, in a group with one name. The field's texts describe the control that Tab leads to: not
 * every screen reader reads what describes a group.
 *
 * @selector `[data-slot='elicitation-label-row']` the line with the label of a group of controls
 */
function drawGroup(parts: FieldLayout, described: DescriptionProps, controls: ReactNode) {
  const { field, state, say, hint } = parts;
  const { ids, containerRef } = state;
  const isRadioGroup = field.kind !== 'multiselect' && field.kind !== 'list';
  return (
    <fieldset
      ref={containerRef as Ref<HTMLFieldSetElement>}
      {...boxProps(parts)}
      role={isRadioGroup ? 'radiogroup' : 'group'}
      aria-labelledby={ids.label}
      aria-required={isRadioGroup && field.required ? true : undefined}
      aria-invalid={described['aria-invalid']}
      id={ids.control}
    >
      {/* No legend: WebKit counts its height twice in a flex box, and it would be read out as well as the label. */}
      <div data-slot="elicitation-label-row">
        <span id={ids.label} data-slot="elicitation-label" {...labelText(field, say)} />
        {drawRequiredMark(parts)}
        {drawHint(parts, hint)}
      </div>
      {drawHelp(parts)}
      <GroupMessages {...{ field, state, say }} />
      {controls}
    </fieldset>
  );
}
