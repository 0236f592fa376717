'use client';
import type { Field } from '../../../core/index.ts';
import { useBrowserLayoutEffect } from '../../dom/useBrowserLayoutEffect.ts';
import { useMountedForm } from '../field/useElicitationField.ts';

/**
 * Takes over what a field's controls show and React has not heard of: what a person entered before a page that a server drew
 * came alive, and, as the form is sent or put away, what a script has ticked, as extensions do. Texts are not read again then: a
 * host's control may show another text than its answer.
 * @param adopt sets the field's value to what is shown in its element, if that is another one
 */
export function useAdopted({ id }: Field, adopt: (element: HTMLElement) => void): void {
  const field = useMountedForm().fields.get(id)!;
  useBrowserLayoutEffect(() => field.follow(adopt));
}
