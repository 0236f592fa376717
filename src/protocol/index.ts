export { carriedBy, paramsOf } from './Carried.ts';
export { checkDepth } from './checkDepth.ts';
export { ElicitRequestError } from './ElicitRequestError.ts';
export { ElicitResultError } from './ElicitResultError.ts';
export { readResult, withoutContent } from './readResult.ts';
export { parseElicitRequest, type ParseElicitRequestOptions } from './parseElicitRequest.ts';
export { defaultUntil } from './defaultUntil.ts';
export { readDialect, readSchema, type ReadSchema } from './dialect/readDialect.ts';
export { isUrlRequired } from './isUrlRequired.ts';
export { isRecord, mustBe, readJson } from './json.ts';
export { isToken } from './isToken.ts';
export { relatedTask } from './relatedTask.ts';
export { repeated } from './repeated.ts';
export { hasOptions, isKnownAtRoot, isKnownKeyword } from './keywords.ts';
export type {
  ArraySchema,
  BooleanSchema,
  ChoiceSchema,
  ElicitContent,
  ElicitFormRequest,
  ElicitMode,
  ElicitResult,
  ElicitUrlRequest,
  NumberSchema,
  PrimitiveSchemaDefinition,
  RequestedSchema,
  StringSchema,
  UnionSchema,
  Until,
} from './types.ts';
export type { StandardSchemaV1 } from './StandardSchemaV1.ts';
export { noLimits, type FormLimits } from './checkLimits.ts';
