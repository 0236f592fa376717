import { isRecord } from '../protocol/json.ts';

export type Json = Readonly<Record<string, unknown>>;

/** A schema that MCP allows, asked in place of another, and how its answer becomes one to that. */
interface Flattened {
  readonly requestedSchema: Json;
  readonly toContent: (content: Json) => Json;
}

/**
 * Asks nested objects, which MCP does not allow, as fields with their path in the label: "Address › City". An object in a reference
 * to `$defs` is one, too.
 * @example
 * const queue = createElicitationQueue({ nested: flattenNested });
 */
export function flattenNested(schema: Json): Flattened {
  const leaves = new Map<string, readonly string[]>();
  const flat = flatten(schema, { root: schema, opened: 0 }, [], true, leaves);
  return {
    requestedSchema: {
      ...schema,
      type: 'object',
      properties: Object.fromEntries(flat.properties),
      required: [...leaves.keys()].filter((name) => flat.required.has(name)),
    },
    toContent: (content) => nest(content, leaves),
  };
}

/** More, or deeper, is left nested, and refused. A schema may refer to itself. */
const mostOpened = 1000;
const deepest = 8;

/** A schema, or what it refers to in `$defs`. */
function meantBy(schema: unknown, root: Json): unknown {
  const reference = isRecord(schema)
    ? /^"#\/(\$defs|definitions)\/([^/~%"\\]+)"$/.exec(JSON.stringify(schema['$ref']))
    : null;
  const definitions = reference && root[reference[1]!];
  return isRecord(definitions) && Object.hasOwn(definitions, reference![2]!)
    ? definitions[reference![2]!]
    : schema;
}

/** Makes each leaf a property of its own, whose label begins with the names of the objects that hold it. */
function flatten(
  { properties, required }: Json,
  reading: { readonly root: Json; opened: number },
  path: readonly string[],
  isRequired: boolean,
  leaves: Map<string, readonly string[]>,
) {
  const needed = new Set(isRequired && Array.isArray(required) ? (required as unknown[]) : []);
  const flat = { properties: [] as [string, unknown][], required: new Set<string>() };
  for (const [name, schema] of Object.entries(isRecord(properties) ? properties : {})) {
    const at = [...path, name];
    const meant = meantBy(schema, reading.root);
    const isNested = isRecord(meant) && meant['type'] === 'object';
    const isOpened = isNested && isRecord(meant['properties']);
    if (isOpened && at.length <= deepest && reading.opened++ < mostOpened) {
      const below = flatten(meant, reading, at, needed.has(name), leaves);
      flat.properties.push(...below.properties);
      for (const one of below.required) flat.required.add(one);
      continue;
    }
    // An object without listed members is nothing that a person can fill in.
    if (isNested && !isOpened && !needed.has(name)) continue;
    let key = at.join('.');
    // A name may have a point of its own.
    while (leaves.has(key)) key += ' ';
    leaves.set(key, at);
    if (needed.has(name)) flat.required.add(key);
    const title = at.map((part, index) => (index === path.length ? titleOf(schema, part) : part));
    const isLabeled = path.length === 0 || !isRecord(schema);
    flat.properties.push([key, isLabeled ? schema : { ...schema, title: title.join(' › ') }]);
  }
  return flat;
}

const titleOf = (schema: unknown, name: string): string =>
  isRecord(schema) && typeof schema['title'] === 'string' ? schema['title'] : name;

function nest(content: Json, leaves: ReadonlyMap<string, readonly string[]>): Json {
  const payload: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(content)) {
    const path = leaves.get(key) ?? [key];
    let holder = payload;
    for (const name of path.slice(0, -1)) {
      const inner = Object.hasOwn(holder, name) ? (holder[name] as Record<string, unknown>) : {};
      define(holder, name, inner);
      holder = inner;
    }
    define(holder, path.at(-1)!, value);
  }
  return payload;
}

/** A name may be `__proto__`. */
const define = (holder: object, name: string, value: unknown): void =>
  void Object.defineProperty(holder, name, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
