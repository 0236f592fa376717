import type { Format } from './formats/formats.ts';

/** A kind of secret that no server may ask for in a form (MCP, `client/elicitation`, Safety). */
export type SensitiveKind = 'credential' | 'payment' | 'code';

/** The kind of secret that a field asks for, or false. */
export type Sensitivity = false | SensitiveKind;

export interface FieldBase {
  /** `f0`, `f1`, … in the schema's order; safe in element ids, form names and selectors. */
  readonly id: string;
  /** The property's name in the schema, which may be any string. Data, never part of an id. */
  readonly property: string;
  /** The `title`, or else the property's name, which also stands behind a shared title. Empty if neither is visible. */
  readonly label: string;
  readonly description?: string;
  readonly required: boolean;
  /** The secret that it asks for, if any. */
  readonly sensitive: Sensitivity;
}

/** A string that is typed. Lengths are in Unicode code points. */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly format?: Format;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** An ECMA-262 regular expression with the flag `u`, unanchored. From the server: never run it natively. */
  readonly pattern?: string;
  readonly default?: string;
  /** If the answer may have one of several types: each as the field that it would be alone. */
  readonly branches?: readonly Field[];
  /** Answers that the server lists beside others that are typed. To choose one is to type its value. */
  readonly options?: readonly Option[];
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly integer: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** If the server suggests a text, such as "1.50", the number that it stands for. */
  readonly default?: number;
}

export interface BooleanField extends FieldBase {
  readonly kind: 'boolean';
  readonly default?: boolean;
}

export interface SelectField extends FieldBase {
  readonly kind: 'select';
  readonly options: readonly Option[];
  /** The default option's value. */
  readonly default?: OptionValue;
}

export interface MultiselectField extends FieldBase {
  readonly kind: 'multiselect';
  readonly options: readonly Option[];
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The default options' values. */
  readonly default?: readonly string[];
}

/** The value of an option. Mostly a string, but a number or a boolean if the server lists those. */
export type OptionValue = string | number | boolean;

/** Strings that are typed, one per row. Each row is judged by itself. */
export interface ListField extends FieldBase {
  readonly kind: 'list';
  readonly format?: Format;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly default?: readonly string[];
}

export interface Option {
  /** `o0`, `o1`, … in the schema's order. */
  readonly id: string;
  /** What is sent, of the type that the server lists; the empty string is possible. */
  readonly value: OptionValue;
  /** The title, or else the value. Shared titles have the value behind. Empty if neither has a visible character. */
  readonly label: string;
  /** What the server says about the option. MCP's subset does not have it, but some servers send it. */
  readonly description?: string;
}

/** One property of a requested schema, ready to be drawn. */
export type Field =
  | TextField
  | NumberField
  | BooleanField
  | SelectField
  | MultiselectField
  | ListField;
