export { compileSchema } from './compileSchema.ts';
export { ElicitContentError } from './ElicitContentError.ts';
export { parseElicitResult } from './parseElicitResult.ts';
export { createReceipt, type Receipt, type ReceiptOf } from './createReceipt.ts';
export type { ReceiptAnswer } from './describeAnswers.ts';
export { createFormSchema, type FormSchema } from './createFormSchema.ts';
export type {
  CompiledForm,
  ContentIssue,
  ContentIssueCode,
  FormValue,
  FormValues,
  NoteCode,
  SchemaIssue,
  SchemaIssueCode,
  ToContentOptions,
  ToContentResult,
  UnreadableCode,
  VerdictCode,
} from './CompiledForm.ts';
export type {
  BooleanField,
  Field,
  FieldBase,
  ListField,
  MultiselectField,
  NumberField,
  Option,
  OptionValue,
  SelectField,
  Sensitivity,
  TextField,
} from './Field.ts';
export type { Judgement } from './plan/judgeField.ts';
export type { Format } from './formats/formats.ts';
export {
  ElicitRequestError,
  ElicitResultError,
  parseElicitRequest,
  readDialect,
  type DialectReading,
  type SchemaReading,
  type ElicitContent,
  type ElicitFormRequest,
  type ElicitMode,
  type ElicitResult,
  type ElicitUrlRequest,
  type FormLimits,
  type ParseElicitRequestOptions,
  type PathSegment,
  type PrimitiveSchemaDefinition,
  type RequestedSchema,
  type StandardSchemaIssue,
  type StandardSchemaResult,
  type StandardSchemaV1,
} from '../protocol/index.ts';
