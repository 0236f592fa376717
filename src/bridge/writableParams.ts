import { checkDepth } from '../protocol/index.ts';
import type { OpenRequest } from '../remote/wire.ts';

/** How long a member may be, in characters. Pages show less of any text, and block a longer URL. */
const longest = 100_000;

type Params = NonNullable<OpenRequest['params']>;

/** Long texts are cut, and members not of MCP that are long or no JSON left out: one would keep all requests from pages. */
export const writableParams = (params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]): [string, unknown][] => {
      if (typeof value === 'string') return [[name, value.slice(0, longest)]];
      // A schema was copied from JSON, and is no longer than the limits of the queue allow.
      return name === 'requestedSchema' || isWritable(value) ? [[name, value]] : [];
    }),
  );

function isWritable(value: unknown): boolean {
  try {
    checkDepth(value, []);
    return JSON.stringify([value]).length <= longest;
  } catch {
    return false;
  }
}
