/** A JSON Schema that a server sends in form mode, before it is compiled: an object of primitive properties. */
export interface RequestedSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, PrimitiveSchemaDefinition>>;
  readonly required?: readonly string[];
  readonly [keyword: string]: unknown;
}

/** One property of a {@link RequestedSchema}, in the words of the specification's `PrimitiveSchemaDefinition`. */
export type PrimitiveSchemaDefinition =
  | StringSchema
  | NumberSchema
  | BooleanSchema
  | ArraySchema
  | ChoiceSchema
  | UnionSchema;

interface AnnotatedSchema {
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly [keyword: string]: unknown;
}

/** What a text may be, or the options that it is chosen from. */
interface TextKeywords {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly enumNames?: readonly string[];
  readonly oneOf?: readonly TitledOption[];
  readonly anyOf?: readonly TitledOption[];
}

/** A string property; with `enum`, `oneOf` or `anyOf` it is a single-select. */
export interface StringSchema extends AnnotatedSchema, TextKeywords {
  readonly type: 'string';
}

export interface NumberSchema extends AnnotatedSchema {
  readonly type: 'number' | 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

export interface BooleanSchema extends AnnotatedSchema {
  readonly type: 'boolean';
}

/** A multi-select property. Without options it is a list of texts that a person types, which MCP's subset does not have. */
export interface ArraySchema extends AnnotatedSchema {
  readonly type: 'array';
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items: TextKeywords & {
    readonly type?: 'string';
    readonly [keyword: string]: unknown;
  };
}

/** Made by `readDialect`: a choice among values that are not all strings. Else it says what a string's schema may. */
export interface ChoiceSchema extends AnnotatedSchema {
  readonly type: 'choice';
  readonly enum?: readonly (string | number | boolean)[];
  readonly oneOf?: readonly ListedChoice[];
  readonly anyOf?: readonly ListedChoice[];
}

interface ListedChoice {
  readonly const: string | number | boolean;
  readonly title?: string;
  readonly description?: string;
}

/** Made by `readDialect`: a value of one of several types. */
export interface UnionSchema extends AnnotatedSchema {
  readonly type: 'union';
  readonly branches: readonly PrimitiveSchemaDefinition[];
}

interface TitledOption {
  readonly const: string;
  readonly title?: string;
  readonly [keyword: string]: unknown;
}

/** The ways in which a server may ask: a form to fill in, or a URL to open after consent. */
export type ElicitMode = 'form' | 'url';

/** Until when a URL request waits for its accept: its page is opened, or the person has finished there. */
export type Until = 'opened' | 'finished';

/** A form-mode `elicitation/create` request whose params were checked by `parseElicitRequest`. */
export interface ElicitFormRequest {
  readonly mode: 'form';
  /** The empty string where the server says nothing. */
  readonly message: string;
  /** In MCP's subset of JSON Schema. A schema in another dialect was read into it, see `readDialect`. */
  readonly requestedSchema: RequestedSchema;
  readonly [member: string]: unknown;
}

/** A URL-mode `elicitation/create` request whose params were checked by `parseElicitRequest`. */
export interface ElicitUrlRequest {
  readonly mode: 'url';
  readonly message: string;
  readonly url: string;
  /** Revision 2025-11-25 only: what `notifications/elicitation/complete` will name. */
  readonly elicitationId?: string;
  readonly [member: string]: unknown;
}

/** What a person answered to a form, by property name. Values are never null (MCP, `ElicitResult.content`). */
export type ElicitContent = { [property: string]: string | number | boolean | string[] };

/** `accept` is an explicit submit, `decline` an explicit no, `cancel` a dismissal. Only an accepted form has `content`. */
export type ElicitResult = (
  | { action: 'accept'; content?: ElicitContent }
  | { action: 'decline' }
  | { action: 'cancel' }
) & { _meta?: { [key: string]: unknown } };
