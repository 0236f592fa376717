import { median } from './stats.ts';

/** What an entrant's compiler exports. `prepare` is not timed. */
export interface Compiler {
  prepare?: (schema: object) => object;
  compile: (schema: object) => unknown;
}

/** Makes a schema with `count` fields or options. `salt` makes its texts differ. */
type MakeSchema = (count: number, salt?: string) => object;

/** Milliseconds for a schema that was never seen before. */
interface CompileTimer {
  once: (makeSchema: MakeSchema, count: number) => number;
  /** The median of many runs. */
  warm: (makeSchema: MakeSchema, count: number) => number;
}

export function createCompileTimer({
  prepare = (schema) => schema,
  compile,
}: Compiler): CompileTimer {
  let salt = 0;
  const once: CompileTimer['once'] = (makeSchema, count) => {
    const schema = prepare(structuredClone(makeSchema(count, ` (${salt++})`)));
    const begun = performance.now();
    compile(schema);
    return performance.now() - begun;
  };
  const warm: CompileTimer['warm'] = (makeSchema, count) => {
    const times: number[] = [];
    const begun = performance.now();
    while (times.length < 3 || (performance.now() - begun < 100 && times.length < 100)) {
      times.push(once(makeSchema, count));
    }
    return median(times);
  };
  return { once, warm };
}
