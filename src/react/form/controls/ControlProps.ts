import type { Field } from '../../../core/index.ts';
import type { Control } from '../field/controlOf.ts';
import type { DescriptionProps, ElicitationFieldState } from '../field/useElicitationField.ts';

/** Props of what draws a field's control or controls, with the ids of the field's descriptions. */
export interface ControlProps<AnyField extends Field = Field> {
  control: Control;
  field: AnyField;
  state: ElicitationFieldState;
  described: DescriptionProps;
}
