'use client';
import { memo, type ComponentType, type Ref } from 'react';
import type { Field } from '../../core/index.ts';
import { slot } from '../dom/slot.ts';
import { controlOf, type Control } from './field/controlOf.ts';
import { useElicitationSettings } from '../settings/ElicitationSettings.ts';
import { useMessages } from '../settings/useMessages.ts';
import { useElicitationField } from './field/useElicitationField.ts';
import { describeLimits } from './field/describeLimits.ts';
import {
  describesRequired,
  drawHelp,
  drawMessages,
  drawRequiredMark,
  GroupMessages,
  labelText,
  namesMore,
} from './field/FieldParts.tsx';
import { alone, ourText } from '../frame/textProps.tsx';
import { BooleanCheckbox } from './controls/BooleanCheckbox.tsx';
import type { ControlProps } from './controls/ControlProps.ts';
import { OptionList } from './controls/OptionList.tsx';
import { OptionSelect } from './controls/OptionSelect.tsx';
import { TextControl } from './controls/TextControl.tsx';
import { RareControl } from './rareControls.tsx';

/**
 * One property of the requested schema: label, help, control, and what is wrong with the answer. The required mark and the limits
 * stand on the label's line. Of a field without a valid answer, which can only be left out, there is no control.
 * Several controls that answer one field stand in a group with one name. The field's texts describe the control that Tab leads
 * to: not every screen reader reads what describes a group.
 * @selector `[data-slot='elicitation-field']` one property
 * @selector `[data-slot='elicitation-field'][data-kind]` the field's kind
 * @selector `[data-slot='elicitation-field'][data-invalid]` an error is shown for the answer
 * @selector `[data-slot='elicitation-field'][data-required]` an answer is required
 * @selector `[data-slot='elicitation-field'][data-sensitive]` the kind of secret asked for: `credential`, `payment` or `code`
 * @selector `[data-slot='elicitation-label']` what is asked
 * @selector `[data-slot='elicitation-label-row']` the line with the label of a group of controls
 * @selector `[data-slot='elicitation-hint']` the limits of an answer
 */
export const FormField = memo(function FormField({ field }: { field: Field }) {
  const say = useMessages();
  const { timeZone } = useElicitationSettings();
  const state = useElicitationField(field);
  const { ids, isUnsatisfiable } = state;
  const { kind, required } = field;
  const hint = isUnsatisfiable ? say('errorUnsatisfiable') : describeLimits(field, say);
  const isMany = kind === 'multiselect' || kind === 'list';
  const described = state.getDescriptionProps({
    hint: hint !== undefined,
    required: describesRequired(field),
  });
  const parts = { field, state, say };

  const control = controlOf(field);
  const Control = controls[control] as ComponentType<ControlProps>;
  // If the field is required, no answer to the form is valid, and the form says so itself.
  const drawn = (!isUnsatisfiable || required) && (
    // A wall time means another instant in another zone.
    <Control
      key={control === 'date-time' ? timeZone : control}
      {...{ control, field, state, described }}
    />
  );
  const box = {
    ref: state.containerRef as Ref<HTMLDivElement & HTMLFieldSetElement>,
    ...slot('field'),
    'data-kind': kind,
    'data-invalid': state.issue ? '' : undefined,
    'data-required': required ? '' : undefined,
    'data-sensitive': field.sensitive || undefined,
  };
  const isGroup = drawn && groups.has(control);
  const label = {
    id: isGroup || namesMore(field) ? ids.label : undefined,
    ...slot('label'),
    ...alone(labelText(field, say)),
  };
  const limits = hint !== undefined && (
    <span id={ids.hint} {...slot('hint muted')} {...alone(ourText(hint))} />
  );
  if (isGroup) {
    return (
      <fieldset
        {...box}
        role={isMany ? 'group' : 'radiogroup'}
        aria-labelledby={ids.label}
        aria-required={(!isMany && required) || undefined}
        aria-invalid={described['aria-invalid']}
        id={ids.control}
      >
        {/* No legend: WebKit counts its height twice in a flex box, and it would be read out as well as the label. */}
        <div {...slot('label-row')}>
          <span {...label} />
          {drawRequiredMark(parts)}
          {limits}
        </div>
        {drawHelp(parts)}
        <GroupMessages {...parts} />
        {drawn}
      </fieldset>
    );
  }
  const isBox = control === 'checkbox';
  return (
    <div {...box}>
      {!drawn && <p {...label} />}
      {isBox && drawn}
      {drawn && !isBox && (
        <>
          <label htmlFor={ids.control} {...label} />
          {drawRequiredMark(parts)}
        </>
      )}
      {limits}
      {drawHelp(parts)}
      {!isBox && drawn}
      {drawMessages(parts)}
    </div>
  );
});

const groups: ReadonlySet<Control> = new Set(['options', 'list', 'search', 'open']);

const controls = {
  input: TextControl,
  textarea: TextControl,
  date: TextControl,
  time: TextControl,
  'date-time': RareControl,
  select: OptionSelect,
  checkbox: BooleanCheckbox,
  options: OptionList,
  list: RareControl,
  search: RareControl,
  open: RareControl,
} satisfies Record<Control, unknown>;
