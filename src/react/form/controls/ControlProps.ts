import type { Field } from '../../../core/index.ts';
import type { DescriptionProps, ElicitationFieldState } from '../field/useElicitationField.ts';

/** Props of a group of controls. The descriptions belong to the group as a whole. */
export interface GroupProps<AnyField extends Field = Field> {
  field: AnyField;
  state: ElicitationFieldState;
}

/** Props of a control, with the ids of its descriptions. */
export interface ControlProps<AnyField extends Field = Field> extends GroupProps<AnyField> {
  described: DescriptionProps;
}
