import type { Field } from '../../../core/index.ts';
import type { DescriptionProps, ElicitationFieldState } from '../field/useElicitationField.ts';

/** What a group of controls gets, which is described as a whole. */
export interface GroupProps<AnyField extends Field = Field> {
  field: AnyField;
  state: ElicitationFieldState;
}

/** What a control gets. */
export interface ControlProps<AnyField extends Field = Field> extends GroupProps<AnyField> {
  described: DescriptionProps;
}
