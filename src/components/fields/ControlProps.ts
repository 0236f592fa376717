import type { Field } from '../../core/index.ts';
import type { DescriptionProps, ElicitationFieldState } from '../../hooks/useElicitationField.ts';

/** What every control gets. */
export interface ControlProps<AnyField extends Field = Field> {
  field: AnyField;
  state: ElicitationFieldState;
  described: DescriptionProps;
}
