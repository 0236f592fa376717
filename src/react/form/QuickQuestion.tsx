'use client';
import type { Field } from '../../core/index.ts';
import { slot } from '../dom/slot.ts';
import { useMessages } from '../settings/useMessages.ts';
import { drawHelp, labelText } from './field/FieldParts.tsx';
import { useElicitationField } from './field/useElicitationField.ts';

/** What a form asks whose options are its buttons. */
export function QuickQuestion({ field }: { field: Field }) {
  const say = useMessages();
  const state = useElicitationField(field);
  return (
    <div {...slot('field')}>
      <p id={state.ids.label} {...slot('label')} {...labelText(field, say)} />
      {drawHelp({ field, state, say })}
    </div>
  );
}
