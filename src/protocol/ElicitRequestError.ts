export type PathSegment = string | number;

/** A request that cannot be shown: malformed, outside the subset, or in an undeclared mode. It is a JSON-RPC error. */
export class ElicitRequestError extends Error {
  override readonly name = 'ElicitRequestError';
  /** JSON-RPC "Invalid params". */
  readonly code = -32602;
  /** The part at fault, from the params down, e.g. `['requestedSchema', 'properties', 'age', 'type']`. */
  readonly path: readonly PathSegment[];
  /** The path as text, as in the message, with long names cut: `requestedSchema.properties.age.type`. */
  readonly part: string;
  readonly #problem: string;

  /** @param problem what is wrong there and what would be right, as a clause: `must be a string` */
  constructor(path: readonly PathSegment[], problem: string) {
    const part = formatPath(path);
    super(`${part} ${problem}`);
    this.path = path;
    this.part = part;
    this.#problem = problem;
  }

  /** The same error for params that are a part of a larger message. */
  within(path: readonly PathSegment[]): ElicitRequestError {
    return new ElicitRequestError([...path, ...this.path], this.#problem);
  }
}

/** Cuts long names: the message goes over the wire and into logs. */
function formatPath(path: readonly PathSegment[]): string {
  if (path.length === 0) return 'params';
  return path
    .map((segment, index) => {
      if (typeof segment === 'number') return `[${segment}]`;
      if (/^[A-Za-z_$][\w$]{0,99}$/.test(segment)) return index === 0 ? segment : `.${segment}`;
      return `[${JSON.stringify(segment.length > 100 ? `${segment.slice(0, 100)}…` : segment)}]`;
    })
    .join('');
}
