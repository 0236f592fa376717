import type { ElicitContent } from '../protocol/index.ts';
import type { Field } from './Field.ts';

/**
 * By field id, the text typed. Boolean: `yes`, `no` or the empty string. Select: an option's id or the empty string.
 * Multi-select: option ids. List: its rows. Date-time: as `<input type="datetime-local">` has it, or an RFC 3339 string.
 */
export type FormValues = { [fieldId: string]: FormValue };
/** What one field holds: a text, an option's id, or the rows or option ids of a list. */
export type FormValue = string | string[];

/** Why a value cannot be sent, or what is worth knowing about one that can. The UI puts it into words. */
export interface ContentIssue extends Finding {
  /** The name of the property in the schema. */
  readonly property: string;
}

/** An issue, before it is known which property has the value. */
export interface Finding {
  readonly code: ContentIssueCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export type ContentIssueCode = UnreadableCode | VerdictCode | NoteCode;

/** The text cannot become the value that was meant. This blocks sending. */
type UnreadableCode =
  | 'not-a-number'
  | 'inexact'
  | 'overflow'
  | 'too-long'
  | 'gap'
  | 'ambiguous'
  | 'incomplete'
  | 'ill-formed'
  | 'empty-required';

/** The value is not valid by JSON Schema 2020-12. This blocks sending. */
type VerdictCode =
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
  /** A row of a list is not valid: `index` says which row, `item` has the code of its issue. */
  | 'item'
  | 'unique-items'
  | 'additional-property'
  | 'unsatisfiable';

/** Worth saying. This never blocks sending. */
export type NoteCode =
  | 'unchecked-pattern'
  | 'left-out'
  | 'portability'
  /** A browser or an extension filled it in while it was out of sight. The form alone says so. */
  | 'filled-in';

/** A fault in a server's schema that does not stop the form, for the developer's eyes. */
export interface SchemaIssue {
  /** A property's name, or the empty string for the schema itself. */
  readonly property: string;
  readonly code: SchemaIssueCode;
  readonly message: string;
}

/** What is wrong with a schema, or not as MCP wants it. */
type SchemaIssueCode =
  /** No value can ever be valid; a form with a required one can only be declined or canceled. */
  | 'unsatisfiable'
  /** The default has the wrong type or is not among the options; it is as if it were not there. */
  | 'default-ignored'
  /** The default breaks a constraint; it is shown and marked. The form respells a date without a zone, and marks none. */
  | 'default-invalid'
  /** An option can never be valid and is not offered. */
  | 'option-hidden'
  /** There are not as many names as values; the values are shown. */
  | 'enum-names-ignored'
  /** Outside MCP's subset of JSON Schema, but read anyway. The message says what the subset asks for. */
  | 'dialect'
  /** The pattern cannot be checked here, or not to the end; the server decides. */
  | 'pattern-unchecked'
  /** The format is not known here, so it is not checked. */
  | 'format-ignored'
  /** The keyword is not one of the subset's, or does not apply to this type. */
  | 'keyword-ignored';

export type Report = (code: SchemaIssueCode, message: string) => void;

/** How the text of a form is to be read. */
export interface ToContentOptions {
  /** A BCP 47 tag that decides whether a comma is a decimal sign. Without it a comma is an error. */
  locale?: string | undefined;
  /** The IANA zone of wall times. Default: the runtime's. */
  timeZone?: string | undefined;
  /** Ids of fields whose control holds something half typed (`validity.badInput`). The control's value does not show it. */
  incomplete?: readonly string[] | undefined;
}

/** Content to send, with notes about it, or the issues that block sending. */
export type ToContentResult =
  | { content: ElicitContent; notes: readonly ContentIssue[] }
  | { issues: readonly ContentIssue[] };

/** A requested schema, compiled: what to draw, and what may be sent. */
export interface CompiledForm {
  /** The schema's own description, unless the message contains it. */
  readonly description?: string;
  /** In the schema's order. */
  readonly fields: readonly Field[];
  /** The faults of the schema that do not stop the form. */
  readonly issues: readonly SchemaIssue[];
  /** The start values, by field id. `2026-10-01T09:30` is a wall time, `2026-10-01T09:30:00` is refused: it has no zone. */
  readonly defaultValues: FormValues;
  /** The verdict of JSON Schema 2020-12, formats asserted. An empty list is valid. Only own properties count. */
  validateContent: (content: unknown) => readonly ContentIssue[];
  /**
   * The content to send. An empty field is omitted, and its value is never invented.
   * @throws {RangeError} for a locale or a time zone that the runtime does not know
   */
  toContent: (values: FormValues, options?: ToContentOptions) => ToContentResult;
}
