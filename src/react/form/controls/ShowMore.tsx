'use client';
import type { Field } from '../../../core/index.ts';
import { focusAfter } from '../../dom/focusAfter.ts';
import { useComponents } from '../../settings/ElicitationComponents.ts';
import { useMessages } from '../../settings/useMessages.ts';
import { useMountedForm } from '../field/useElicitationField.ts';
import { buttonProps } from '../../settings/buttonProps.ts';

/**
 * Lets a list grow, and moves focus to the first control that is new. Once the end of a list is shown, the button goes away,
 * and focus would be lost.
 */
export function ShowMore({ field: { id }, grow }: { field: Field; grow: () => void }) {
  const { Button } = useComponents();
  const say = useMessages();
  const { fields } = useMountedForm();
  const readControls = () => fields.get(id)!.element!.querySelectorAll('input');
  return (
    <Button
      {...buttonProps('secondary', 'show-more', () => {
        const { length } = readControls();
        focusAfter(grow, () => readControls()[length]);
      })}
    >
      {say('showMore')}
    </Button>
  );
}
