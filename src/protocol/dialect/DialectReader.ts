import { checkPrimitive } from '../checkRequestedSchema.ts';
import { ElicitRequestError, type PathSegment } from '../ElicitRequestError.ts';
import { isRecord } from '../json.ts';
import { hasOptions, knownKeywords, readKeywords } from '../keywords.ts';
import {
  annotationsOf,
  isNull,
  isPlainOption,
  isTextual,
  optionsOf,
  primitives,
  saysMore,
  takesAnyItems,
  withoutAnnotations,
  assertionsFor,
  withoutClassName,
  withoutFlags,
  type Json,
} from './schemas.ts';
import { combine } from './combine.ts';
import { onlyTexts } from './onlyTexts.ts';
import { readChoice } from './readChoice.ts';
import { withoutNull } from './withoutNull.ts';
import { resolveReference } from './resolveReference.ts';

/** How deep references may nest. */
const deepest = 16;
/** How much work one schema may take, in keywords that are read or copied. Without a limit, references could multiply. */
const mostWork = 100_000;
/** An entry of a list is read faster than a keyword. */
const workPerEntry = 0.5;
/** How many keys the path to a part may have. */
const mostNested = 64;

/** Keywords that describe a field or limit its answer. If one of them is `null`, it counts as absent. */
const nullable = new Set([
  ...Object.values(knownKeywords).flatMap((keywords) => Object.keys(keywords)),
  'required',
  '$ref',
  'allOf',
]);

/** Whether a schema has a type that only this reader adds. A server may also send such a schema itself. */
const isRead = ({ type }: Json): boolean => type === 'choice' || type === 'union';

const beyondSubset: ReadonlySet<unknown> = new Set([
  'uuid',
  'time',
  'duration',
  'ipv4',
  'ipv6',
  'hostname',
  'password',
]);

const tooMuch = 'has too many parts; write fewer keywords, branches and references';

const mustHaveType = (path: readonly PathSegment[]) =>
  new ElicitRequestError(path, 'must have a "type"');

/** Reads the properties of one schema. */
export class DialectReader {
  readonly #root: Json;
  readonly #note: (property: string, message: string) => void;
  readonly #entries = new Map<object, number>();
  #work = 0;

  constructor(root: Json, note: (property: string, message: string) => void) {
    this.#root = root;
    this.#note = note;
  }

  /** Reads a property into one of the types that forms know. Returns the same object if nothing had to be changed. */
  property(
    sent: unknown,
    name: string,
    pointer: readonly string[],
    path: readonly PathSegment[],
  ): unknown {
    if (!isRecord(sent)) return sent;
    if (isRead(sent)) return sent;
    if (pointer.length > mostNested) throw new ElicitRequestError(path, 'is nested too deep');
    let schema = this.flat(sent, name, pointer, path);
    schema = withoutNull(schema, (message) => this.#note(name, message));
    schema = this.#asBranches(schema, name, pointer, path);
    if (isRead(schema)) return schema;
    if (schema['type'] === 'array') return this.#array(schema, name, pointer, path);
    this.#noteFormat(schema, name);
    return readChoice(schema, path.at(-1), (message) => this.#note(name, message));
  }

  /** Notes a format that is read here, and that other clients refuse. */
  #noteFormat({ type, format }: Json, name: string): void {
    if (type !== 'string' || !beyondSubset.has(format)) return;
    this.#note(name, `"format" ${JSON.stringify(format)} is not in MCP's subset.`);
  }

  /** The schema without references, `allOf`, and keywords that are `null`. */
  flat(
    sent: Json,
    name: string,
    pointer: readonly string[],
    path: readonly PathSegment[],
    depth = 0,
  ): Json {
    if (depth > deepest) {
      const problem = 'leads through too many references or refers to itself';
      throw new ElicitRequestError([...path, '$ref'], problem);
    }
    const spend = (keywords: number) => this.#spend(keywords, path);
    // What was sent is read once. What is referred to may be read again and again.
    spend(depth > 0 ? Object.keys(sent).length : 1);
    let schema = withoutFlags(this.#withoutFaults(sent, name), (message) =>
      this.#note(name, message),
    );
    if (schema['$ref'] !== undefined) {
      const { $ref: reference, ...siblings } = schema;
      const found = resolveReference(this.#root, reference, pointer, path);
      spend(found.pointer.length + this.#entriesOf(found.target) * workPerEntry);
      if (!isRecord(found.target)) return schema;
      this.#note(name, '"$ref" is not in MCP\'s subset: write what it points to.');
      const target = this.flat(found.target, name, found.pointer, path, depth + 1);
      // What an option refers to may be called what the option is called.
      const isOption = typeof path.at(-1) === 'number' && Object.hasOwn(target, 'const');
      const told = isOption ? target : withoutClassName(target, found.pointer.at(-1), name);
      schema = combine([told, siblings], path, spend);
    }
    if (Array.isArray(schema['allOf'])) {
      const { allOf, ...siblings } = schema;
      const branches = (allOf as unknown[]).map((branch, index) =>
        isRecord(branch)
          ? this.flat(branch, name, [...pointer, 'allOf', String(index)], path, depth + 1)
          : branch,
      );
      if (!branches.every(isRecord)) {
        throw new ElicitRequestError([...path, 'allOf'], 'must be written as one schema');
      }
      this.#note(name, '"allOf" is not in MCP\'s subset: write one schema.');
      schema = combine([...branches, siblings], path, spend);
    }
    return schema;
  }

  #spend(keywords: number, path: readonly PathSegment[]): void {
    this.#work += keywords;
    if (this.#work > mostWork) throw new ElicitRequestError(path, tooMuch);
  }

  /** How many entries all lists in a part of the schema have. References may lead to it again and again. */
  #entriesOf(part: unknown): number {
    if (typeof part !== 'object' || part === null) return 0;
    let count = this.#entries.get(part);
    if (count === undefined) {
      count = Array.isArray(part) ? part.length : 0;
      for (const inner of Object.values(part)) count += this.#entriesOf(inner);
      this.#entries.set(part, count);
    }
    return count;
  }

  #withoutFaults(sent: Json, name: string): Json {
    const entries = Object.entries(sent);
    const kept = entries.filter(([keyword, value]) => {
      const isFault =
        value === null
          ? nullable.has(keyword)
          : ['title', 'description'].includes(keyword) &&
            typeof value !== 'string' &&
            !isRecord(value);
      // A `default` of null only says that the field starts empty. That needs no note.
      if (isFault && keyword !== 'default') this.#note(name, `"${keyword}" has the wrong type.`);
      return !isFault;
    });
    return kept.length < entries.length ? Object.fromEntries(kept) : sent;
  }

  /** Reads `anyOf`, `oneOf` and lists of types: as the only branch, as options, or as a union of several types. */
  #asBranches(
    sent: Json,
    name: string,
    pointer: readonly string[],
    path: readonly PathSegment[],
  ): Json {
    const { type } = sent;
    if (Array.isArray(type) && !hasOptions(sent) && !Object.hasOwn(sent, 'const')) {
      const { type: _, ...rest } = sent;
      this.#spend(type.length * Object.keys(rest).length, path);
      const branches = (type as unknown[]).map(
        (one) => this.property(assertionsFor(one, rest), name, pointer, path) as Json,
      );
      const answerable = branches.filter((branch) => primitives.has(branch['type']));
      if (answerable.length === 0) return { ...annotationsOf(rest), type: branches[0]?.['type'] };
      return this.#union(annotationsOf(rest), answerable, name, false);
    }
    // Where all are plain options, it is the subset's own way to list them.
    const keyword = (['anyOf', 'oneOf'] as const).find(
      (one) => Array.isArray(sent[one]) && !sent[one].every(isPlainOption),
    );
    if (!keyword || type === 'array') return sent;
    const list = sent[keyword] as readonly unknown[];
    const { [keyword]: _, ...rest } = sent;
    const asserted = withoutAnnotations(rest);
    const entriesBeside = this.#entriesOf(Object.values(asserted).filter(Array.isArray));
    const branches: Json[] = [];
    const places: (readonly PathSegment[])[] = [];
    // The title of a value is an option's, and not the field's.
    let areConsts = true;
    for (const [index, branch] of list.entries()) {
      if (isRecord(branch) && isNull(branch)) {
        this.#note(name, `"${keyword}" allows null: write the other type alone.`);
        continue;
      }
      const at = [...pointer, keyword, String(index)];
      const below = [...path, keyword, index];
      if (!isRecord(branch)) {
        if (branch === true && keyword === 'oneOf') throw mustHaveType(below);
        // Left out, an option that is written as a value would be lost.
        if (typeof branch === 'string') checkPrimitive(branch, () => below, readKeywords);
        continue;
      }
      this.#spend(entriesBeside * workPerEntry, below);
      const flat = this.flat(branch, name, at, below);
      areConsts &&= Object.hasOwn(flat, 'const');
      const whole = combine([asserted, flat], below, (keywords) => this.#spend(keywords, below));
      const read = this.property(whole, name, at, below) as Json;
      branches.push(read);
      places.push(below);
    }
    const untyped = branches.findIndex(({ type }) => type === undefined);
    if (untyped >= 0 && keyword === 'oneOf') {
      // A branch without a type allows every other type as well, so that a number could fit two branches.
      const areTexts = branches.every((one) => one['type'] === 'string' || isTextual(one));
      if (!areTexts) throw mustHaveType(places[untyped]!);
      for (const [index, one] of branches.entries()) branches[index] = { ...one, type: 'string' };
    }
    const told = annotationsOf(rest);
    // What cannot be answered is left out of a union, and refused anywhere else.
    const isBranch = typeof path.at(-1) === 'number';
    if (branches.length === 1 && !areConsts) {
      if (!isBranch) checkPrimitive(branches[0], () => places[0]!, readKeywords);
      return { ...branches[0]!, ...told };
    }
    const options = branches.map(optionsOf);
    if (branches.length > 0 && options.every((some) => some !== undefined)) {
      this.#note(name, `"${keyword}" must list options with "const" and "title".`);
      const types = new Set(branches.map((branch) => branch['type']));
      return {
        ...told,
        ...(types.size === 1 && { type: branches[0]!['type'] }),
        [keyword]: options.flat(),
      };
    }
    const answerable = branches.filter((branch) => primitives.has(branch['type']));
    if (answerable.length === 0 && isBranch) return { ...told, type: branches[0]?.['type'] };
    for (const branch of answerable.length > 0 ? answerable : branches) {
      checkPrimitive(branch, () => places[branches.indexOf(branch)]!, readKeywords);
    }
    if (answerable.length === 0 && branches.length > 0) {
      throw new ElicitRequestError([...path, keyword], 'must be written as one schema');
    }
    return this.#union(told, answerable, name, keyword === 'oneOf');
  }

  /**
   * A value of one of several types.
   *
   * @param branches of types that an answer can have
   */
  #union(told: Json, branches: readonly Json[], name: string, isExclusive: boolean): Json {
    const [first] = branches;
    if (!first) return told;
    this.#note(name, 'MCP allows only one type for each property.');
    if (branches.length === 1 && !isExclusive) return { ...first, ...told };
    const areNumbers = branches.every(({ type }) => type === 'number' || type === 'integer');
    if (areNumbers && !isExclusive && !branches.some((branch) => saysMore(branch, ['type']))) {
      const isFraction = branches.some(({ type }) => type === 'number');
      return { ...told, type: isFraction ? 'number' : 'integer' };
    }
    return { ...told, type: 'union', branches, ...(isExclusive && { isExclusive }) };
  }

  #array(
    schema: Json,
    name: string,
    pointer: readonly string[],
    path: readonly PathSegment[],
  ): Json {
    const sent = takesAnyItems(schema) ? { type: 'string' } : schema['items'];
    if (!isRecord(sent)) return schema;
    const read = this.property(sent, name, [...pointer, 'items'], [...path, 'items']);
    const items = isRecord(read) && isRead(read) ? onlyTexts(read) : read;
    if (items === undefined) {
      throw new ElicitRequestError([...path, 'items'], 'must have the type "string"');
    }
    if (isRecord(items) && items['type'] === 'string' && !hasOptions(items)) {
      this.#note(name, 'MCP allows only lists of options.');
    }
    return items === schema['items'] ? schema : { ...schema, items };
  }
}
