import { checkPrimitive } from '../checkRequestedSchema.ts';
import { ElicitRequestError, type PathSegment } from '../ElicitRequestError.ts';
import { isPrimitive, isRecord, mustBe } from '../json.ts';
import { hasOptions, optionLists, readKeywords, silent } from '../keywords.ts';
import { repeated } from '../repeated.ts';
import {
  combine,
  isNull,
  isOfType,
  isPlainOption,
  optionsOf,
  primitives,
  readFormats,
  resolve,
  saysMore,
  split,
  takesAnyItems,
  withOptions,
  withoutClassName,
  withTitles,
  type Json,
} from './schemas.ts';

type Path = readonly PathSegment[];

/** How deep references and branches may nest. */
const deepest = 32;

/** How many characters references and branches may repeat: without a limit, they could multiply. */
const mostRepeated = 2_000_000;

/** Whether only this reader makes the type. A server may also send such a schema itself. */
const isRead = ({ type }: Json): boolean => type === 'choice' || type === 'union';

/** How SEP-2356 and SEP-2631 ask for a file. */
export const file = 'x-mcp-file';

export class DialectReader {
  readonly #root: Json;
  readonly #note: (property: string, message: string) => void;
  /** Whether what stands beside a `$ref` counts. */
  readonly #hasSiblings: boolean;
  #left = mostRepeated;

  constructor(root: Json, hasSiblings: boolean, note: (property: string, message: string) => void) {
    this.#root = root;
    this.#hasSiblings = hasSiblings;
    this.#note = note;
  }

  property(sent: unknown, name: string, path: Path, depth = 0): unknown {
    if (!isRecord(sent) || isRead(sent)) return sent;
    // A data URI is nothing that a person can type.
    if (Object.hasOwn(sent, file)) {
      throw new ElicitRequestError([...path, file], 'asks for a file, which no form can send');
    }
    const schema = this.#asBranches(this.flat(sent, name, path, depth), name, path, depth);
    if (isRead(schema)) return schema;
    const { type, format } = schema;
    if (type === 'array') return this.#array(schema, name, path, depth);
    if (type === 'string' && readFormats.has(format)) {
      this.#note(name, `"format" ${JSON.stringify(format)} is not in MCP's subset.`);
    }
    return this.#choice(schema, name, path.at(-1));
  }

  flat(sent: Json, name: string, path: Path, depth = 0): Json {
    if (depth > deepest) {
      throw new ElicitRequestError(path, 'is nested too deep or refers to itself');
    }
    let schema = this.#withoutNull(sent, name);
    if (schema['$ref'] !== undefined) {
      const { $ref: reference, ...siblings } = schema;
      const { target, key } = resolve(this.#root, reference, [...path, '$ref']);
      this.#note(name, '"$ref" is not in MCP\'s subset: write what it points to.');
      this.#spend(target, path);
      const read = this.flat(target, name, path, depth + 1);
      // What an option refers to may be called what the option is called.
      const isOption = typeof path.at(-1) === 'number' && Object.hasOwn(read, 'const');
      const named = isOption ? read : withoutClassName(read, key, name);
      schema = this.#hasSiblings ? combine(named, siblings, path) : named;
    }
    if (schema['allOf'] === undefined) return schema;
    const { allOf, ...siblings } = schema;
    const only: unknown = Array.isArray(allOf) && allOf.length === 1 ? allOf[0] : undefined;
    if (!isRecord(only)) {
      throw new ElicitRequestError([...path, 'allOf'], 'must be written as one schema');
    }
    this.#note(name, '"allOf" is not in MCP\'s subset: write one schema.');
    return combine(this.flat(only, name, path, depth + 1), siblings, path);
  }

  #spend(part: Json, path: Path, times = 1): void {
    this.#left -= JSON.stringify(part).length * times;
    if (this.#left >= 0) return;
    const problem = 'has too many parts; write fewer keywords, branches and references';
    throw new ElicitRequestError(path, problem);
  }

  /** Who means null leaves the field empty. A keyword that is null counts as absent. */
  #withoutNull(sent: Json, name: string): Json {
    const allowsNull = (keyword: string) =>
      this.#note(name, `"${keyword}" allows null: write the other type alone.`);
    const entries = Object.entries(sent).filter(([keyword, value]) => {
      if (keyword === 'nullable' && value === true) allowsNull(keyword);
      const isText = /^(?:title|description)$/.test(keyword);
      const isFault =
        value === null
          ? keyword !== 'const' && !silent.test(keyword)
          : isText && typeof value !== 'string' && !isRecord(value);
      // A `default` of null only says that the field starts empty.
      if (isFault && keyword !== 'default') this.#note(name, `"${keyword}" has the wrong type.`);
      return !isFault && keyword !== 'nullable';
    });
    let schema: Json = Object.fromEntries(entries);
    const { type, enum: values } = schema;
    if (Array.isArray(type)) {
      const types = (type as unknown[]).filter((one) => one !== 'null');
      if (types.length < type.length) allowsNull('type');
      schema = { ...schema, type: types.length === 1 ? types[0] : types };
    }
    if (!Array.isArray(values) || !values.includes(null)) return schema;
    allowsNull('enum');
    return withOptions(schema, (value) => value !== null);
  }

  /** Reads `anyOf`, `oneOf` and lists of types: as options, or as one of several types. */
  #asBranches(sent: Json, name: string, path: Path, depth: number): Json {
    const { type: listed, ...untyped } = sent;
    const isOfTypes = Array.isArray(listed) && !hasOptions(sent) && !Object.hasOwn(sent, 'const');
    const schema: Json = isOfTypes ? { ...untyped, anyOf: listed.map((type) => ({ type })) } : sent;
    // Where all are plain options, it is the subset's own way to list them.
    const keyword = (['anyOf', 'oneOf'] as const).find(
      (one) => Array.isArray(schema[one]) && !schema[one].every(isPlainOption),
    );
    if (!keyword || schema['type'] === 'array') return schema;
    const { [keyword]: list, ...rest } = schema as Json & Record<'anyOf' | 'oneOf', unknown[]>;
    const { told, asserted } = split(rest);
    this.#spend(asserted, path, list.length);
    const branches = list.flatMap((branch, index): Json[] => {
      if (isNull(branch)) {
        this.#note(name, `"${keyword}" allows null: write the other type alone.`);
        return [];
      }
      const below = [...path, keyword, index];
      if (!isRecord(branch)) throw mustBe('an object', branch, below);
      const whole = combine(asserted, branch, below);
      const read = this.property(whole, name, below, depth + 1) as Json;
      if (primitives.has(read['type'])) checkPrimitive(read, () => below, readKeywords);
      return [read];
    });
    const options = branches.map(optionsOf);
    const [only, another] = branches;
    // The title of a single value is an option's, and not the field's.
    if (only && !another && options[0]?.length !== 1) return { ...only, ...told };
    if (only && options.every(Boolean)) {
      this.#note(name, `"${keyword}" must list options with "const" and "title".`);
      return { ...told, [keyword]: options.flat() };
    }
    // Nobody can tell which of several an answer to a choice or a union would be.
    const types = branches.map(({ type }) => (type === 'integer' ? 'number' : type));
    const shared = repeated([...types, undefined, 'choice', 'union']);
    if (keyword === 'oneOf' && shared.size > 0) {
      throw new ElicitRequestError([...path, keyword], 'must be "anyOf" or have distinct types');
    }
    this.#note(name, 'MCP allows only one type for each property.');
    // Beside other types as well, a single value takes the title of its branch.
    const titled = branches.map((branch, index) =>
      options[index]?.length === 1 ? { type: types[index], anyOf: options[index] } : branch,
    );
    return asUnion(told, titled);
  }

  #array(schema: Json, name: string, path: Path, depth: number): Json {
    const sent = takesAnyItems(schema) ? { type: 'string' } : schema['items'];
    if (!isRecord(sent)) return schema;
    const below = [...path, 'items'];
    let items = this.property(sent, name, below, depth + 1) as Json;
    if (isRead(items)) {
      checkPrimitive(items, () => below, readKeywords);
      const types = (items['branches'] ?? []) as readonly Json[];
      const [only, another] = types.filter(({ type }) => type === 'string');
      if (!only || another) throw new ElicitRequestError(below, 'must have the type "string"');
      items = only;
    }
    if (items['type'] === 'string' && !hasOptions(items)) {
      this.#note(name, 'MCP allows only lists of options.');
    }
    return { ...schema, items };
  }

  /** `place`: the last key of the path, `items` for those of a list, a number for a branch. */
  #choice(sent: Json, name: string, place: PathSegment | undefined): Json {
    const note = (message: string) => this.#note(name, message);
    let schema = sent;
    if (Object.hasOwn(sent, 'const')) {
      const { const: only, ...rest } = sent;
      schema = withOptions({ enum: [only], ...rest }, (value) => value === only);
      // In a branch it is an option, whose title an `enum` would lose.
      if (typeof place !== 'number') note('"const" is not in MCP\'s subset: write "enum".');
    }
    const { type } = schema;
    const keyword = optionLists.find((one) => Array.isArray(schema[one]));
    if (!keyword || (type !== undefined && ![type].flat().every((one) => primitives.has(one)))) {
      return schema;
    }
    schema = withOptions(schema, (value) => isPrimitive(value) && isOfType(type, value));
    const list = schema[keyword] as readonly unknown[];
    // Nobody can tell what an answer would be.
    if (type === undefined && list.length === 0) return sent;
    if (keyword !== 'enum') {
      const titled = withTitles(list);
      if (titled.some((option, at) => option !== list[at])) {
        note('"title" of options must be a string.');
      }
      schema = { ...schema, [keyword]: titled };
    }
    const isText = (entry: unknown) =>
      typeof (isRecord(entry) ? entry['const'] : entry) === 'string';
    if (!list.every(isText) || !isOfType(type, '')) {
      note('MCP allows only options that are strings.');
      return { ...schema, type: 'choice' };
    }
    // On the `items` of a list, the subset does not require a type.
    if (type === 'string' || (type === undefined && place === 'items')) return schema;
    note('"type" beside options must be "string".');
    return { ...schema, type: 'string' };
  }
}

/** A value of one of several types. What cannot be answered is left out. */
function asUnion(told: Json, types: readonly Json[]): Json {
  const branches = types
    .flatMap((type) => (type['type'] === 'union' ? (type['branches'] as Json[]) : [type]))
    .filter(({ type }) => primitives.has(type));
  if (branches.length < 2) return { ...branches[0], ...told };
  const areNumbers = branches.every(
    (branch) => /^(?:number|integer)$/.test(String(branch['type'])) && !saysMore(branch, ['type']),
  );
  if (!areNumbers) return { ...told, type: 'union', branches };
  return { ...told, type: branches.some(({ type }) => type === 'number') ? 'number' : 'integer' };
}
