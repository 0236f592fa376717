import type { ElicitContent } from '../protocol/index.ts';
import type { Field } from './Field.ts';

/**
 * What the controls hold, by field id. Text and numbers: the text typed. Booleans: `yes`, `no` or the
 * empty string. Select: an option's id or the empty string. Multi-select: option ids. List: its rows. Date-time: a local
 * wall time as `<input type="datetime-local">` gives it, or a full RFC 3339 string, which is kept as it is.
 */
export type FormValues = { [fieldId: string]: FormValue };
export type FormValue = string | string[];

/** Why a value cannot be sent, or what is worth knowing about one that can. Words are made from it elsewhere. */
export interface ContentIssue extends Finding {
  readonly property: string;
}

/** An issue with one value, before it is known which property the value belongs to. */
export interface Finding {
  readonly code: ContentIssueCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export type ContentIssueCode = UnreadableCode | VerdictCode | NoteCode;

/** The text cannot become the value that was meant. Blocks. */
export type UnreadableCode =
  | 'not-a-number'
  | 'inexact'
  | 'overflow'
  | 'too-long'
  | 'gap'
  | 'ambiguous'
  | 'incomplete'
  | 'ill-formed'
  | 'empty-required';

/** JSON Schema 2020-12 says no. Blocks. */
export type VerdictCode =
  | 'type'
  | 'required'
  | 'min-length'
  | 'max-length'
  | 'pattern'
  | 'format'
  | 'minimum'
  | 'maximum'
  | 'exclusive-minimum'
  | 'exclusive-maximum'
  | 'integer'
  | 'option'
  | 'min-items'
  | 'max-items'
  | 'multiple-of'
  /** A row of a list: `index` tells which, `item` by which code. */
  | 'item'
  | 'unique-items'
  | 'additional-property'
  | 'unsatisfiable';

/** Worth saying; never blocks. */
export type NoteCode = 'unchecked-pattern' | 'left-out' | 'portability';

/** A fault in a server's schema that does not stop the form, for the developer's eyes. */
export interface SchemaIssue {
  readonly property: string;
  readonly code: SchemaIssueCode;
  readonly message: string;
}

export type SchemaIssueCode =
  /** No value can ever be valid; a form with a required one can only be declined or cancelled. */
  | 'unsatisfiable'
  /** The default has the wrong type or is not among the options; it is as if it were not there. */
  | 'default-ignored'
  /** The default breaks a constraint; it is shown and marked. */
  | 'default-invalid'
  /** An option can never be valid and is not offered. */
  | 'option-hidden'
  /** There are not as many names as values; the values are shown. */
  | 'enum-names-ignored'
  /** Written in another dialect than MCP's subset of JSON Schema, and read; the message says what the subset asks for. */
  | 'dialect'
  /** Valid, but servers and engines disagree on it; it is advised, not enforced. */
  | 'portability'
  /** The pattern cannot be checked here, or not to the end; the server decides. */
  | 'pattern-unchecked'
  /** The format is not one of the subset's four. */
  | 'format-ignored'
  /** The keyword is not one of the subset's, or does not apply to this type. */
  | 'keyword-ignored';

/** Tells the developer of a fault in the property at hand. */
export type Report = (code: SchemaIssueCode, message: string) => void;

/** How the text of a form is to be read. */
export interface ToContentOptions {
  /** A BCP 47 tag that decides whether a comma is a decimal sign. Without it a comma is an error. */
  locale?: string | undefined;
  /** The IANA zone of wall times. Default: the runtime's. */
  timeZone?: string | undefined;
  /** Ids of fields whose control holds something half typed (`validity.badInput`), which its value hides. */
  incomplete?: readonly string[] | undefined;
}

/** Content to send, with what is worth saying about it, or why there is none. */
export type ToContentResult =
  | { content: ElicitContent; notes: readonly ContentIssue[] }
  | { issues: readonly ContentIssue[] };

/** A requested schema, compiled: what to draw, and what may be sent. */
export interface CompiledForm {
  /** What the schema says of itself, where the message says something else. */
  readonly description?: string;
  /** In the schema's order. */
  readonly fields: readonly Field[];
  readonly issues: readonly SchemaIssue[];
  readonly defaultValues: FormValues;
  /**
   * The exact verdict of JSON Schema 2020-12, with formats asserted, on a content object. An empty list is
   * valid. Presence is by own property.
   */
  validateContent: (content: unknown) => readonly ContentIssue[];
  /**
   * What would be sent for these values. What was left out is omitted, never invented.
   *
   * @throws {RangeError} for a locale or a time zone that the runtime does not know
   */
  toContent: (values: FormValues, options?: ToContentOptions) => ToContentResult;
}
