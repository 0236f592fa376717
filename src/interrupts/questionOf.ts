type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How the schema of an interrupt's payload is asked as a form, and how the payload is made of the form's content. */
export interface Question {
  readonly requestedSchema: Json;
  readonly toPayload: (content: Json) => unknown;
  /** What a denial sends. Without it, to decline is to cancel. */
  readonly denial?: unknown;
}

const form = (properties: Json, required: readonly string[]): Json => ({
  type: 'object',
  properties,
  required,
});

/** @param schema the JSON Schema of the payload. Without one, a yes has no payload */
export function questionOf(schema: unknown, reason: string): Question {
  const isYesOrNo = isRecord(schema) ? schema['type'] === 'boolean' : reason === 'confirmation';
  if (isYesOrNo) return { requestedSchema: form({}, []), toPayload: () => true, denial: false };
  if (!isRecord(schema)) return { requestedSchema: form({}, []), toPayload: () => undefined };
  if (schema['type'] !== 'object') {
    const { $schema, $defs, ...value } = schema;
    return {
      requestedSchema: { ...form({ value }, ['value']), $schema, $defs },
      toPayload: ({ value: answer }) => answer,
    };
  }
  const { approved, ...properties } = isRecord(schema['properties']) ? schema['properties'] : {};
  const isApproval = isRecord(approved) && approved['type'] === 'boolean';
  const asked = isApproval ? { ...schema, properties } : schema;
  const leaves = new Map<string, readonly string[]>();
  const flat = flatten(asked, [], true, leaves);
  const required = [...leaves.keys()].filter((name) => flat.required.has(name));
  return {
    requestedSchema: { ...asked, ...form(Object.fromEntries(flat.properties), required) },
    toPayload: (content) => ({
      ...nest(content, leaves),
      ...(isApproval && { approved: true }),
    }),
    ...(isApproval && { denial: { approved: false } }),
  };
}

/** Makes each leaf a property of its own, whose label begins with the names of the objects that hold it. */
function flatten(
  { properties, required }: Json,
  path: readonly string[],
  isRequired: boolean,
  leaves: Map<string, readonly string[]>,
) {
  const needed = new Set(isRequired && Array.isArray(required) ? (required as unknown[]) : []);
  const flat = { properties: [] as [string, unknown][], required: new Set<string>() };
  for (const [name, schema] of Object.entries(isRecord(properties) ? properties : {})) {
    const at = [...path, name];
    const isNested = isRecord(schema) && schema['type'] === 'object';
    if (isNested && isRecord(schema['properties'])) {
      const below = flatten(schema, at, needed.has(name), leaves);
      flat.properties.push(...below.properties);
      for (const one of below.required) flat.required.add(one);
      continue;
    }
    // An object without listed members is nothing that a person can fill in.
    if (isNested && !needed.has(name)) continue;
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
