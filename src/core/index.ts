export { compileSchema } from './compileSchema.ts';
export { ElicitContentError } from './ElicitContentError.ts';
export type { Receipt } from './receiptOf.ts';
export type { ReceiptAnswer } from './describeAnswers.ts';
export type {
  CompiledForm,
  ContentIssue,
  ContentIssueCode,
  FormValue,
  FormValues,
  SchemaIssue,
} from './CompiledForm.ts';
export type {
  BooleanField,
  Field,
  ListField,
  MultiselectField,
  NumberField,
  Option,
  SelectField,
  TextField,
} from './Field.ts';
export {
  ElicitRequestError,
  parseElicitRequest,
  type ElicitContent,
  type ElicitFormRequest,
  type ElicitResult,
  type ElicitUrlRequest,
} from '../protocol/index.ts';
