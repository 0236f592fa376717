export { compileSchema } from './core/compileSchema.ts';
export { createFormSchema } from './core/createFormSchema.ts';
export { createReceipt } from './core/createReceipt.ts';
export type { Receipt } from './core/receiptOf.ts';
export { ElicitContentError } from './core/ElicitContentError.ts';
export { parseElicitResult } from './core/parseElicitResult.ts';
export type {
  CompiledForm,
  ContentIssue,
  FormValues,
  SchemaIssue,
  ToContentOptions,
} from './core/CompiledForm.ts';
export type { Field, Option } from './core/Field.ts';
export {
  ElicitRequestError,
  ElicitResultError,
  parseElicitRequest,
  readDialect,
  type ElicitContent,
  type ElicitFormRequest,
  type ElicitResult,
  type ElicitUrlRequest,
  type ParseElicitRequestOptions,
  type RequestedSchema,
} from './protocol/index.ts';
export {
  analyzeUrl,
  type AnalyzeUrlContext,
  type UrlAnalysis,
  type UrlFinding,
} from './url/index.ts';
