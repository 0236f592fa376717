import type { UseFormRegister } from 'react-hook-form';
import type { CompiledForm, FormValue, FormValues, ReceiptAnswer } from '../../../core/index.ts';
import type { FieldElements } from './FieldElements.ts';
import type { FieldVerdicts } from './FieldVerdicts.ts';
import type { Hold } from '../../dom/createHold.ts';
import type { SpokenIssues } from './SpokenIssues.ts';
import type { Outlook } from './outlookOf.ts';

/** What a field needs from its form. The types of the package do not lead here: a host sees a `FormBinding`. */
export interface FormInternals extends Outlook {
  readonly idPrefix: string;
  readonly form: CompiledForm;
  readonly register: UseFormRegister<FormValues>;
  readonly verdicts: FieldVerdicts;
  readonly elements: FieldElements;
  readonly spoken: SpokenIssues;
  /** What was typed so far, for a person whose form is taken away. */
  getTyped: () => readonly ReceiptAnswer[];
  getValue: (fieldId: string) => FormValue;
  /** Validates a field's answer now, and shows its error. */
  validate: (fieldId: string) => Promise<void>;
  /** Runs something now, or once what is being pressed is released. */
  afterPress: Hold['after'];
  /** Lets go of the controls, once none is in the page. Their answers are kept. */
  release: () => void;
}
