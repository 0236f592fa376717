import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { mixed } from '../page/schemas.mjs';
import { median } from './stats.ts';

/** Milliseconds for a schema of so many fields that was never seen before; the first of all apart. */
export type CompileTimes = Record<'20 cold' | '5' | '20' | '100' | '1000', number>;

/** What an entrant's compiler exports. `prepare` is not timed. */
interface Compiler {
  prepare?: (schema: object) => object;
  compile: (schema: object) => unknown;
}

/** Times a compiler in a process of its own, where nothing has been compiled yet. */
export function measureCompiler(module: string): CompileTimes {
  const output = execFileSync(process.execPath, [import.meta.filename, module], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(output) as CompileTimes;
}

function timeCompiler({ prepare = (schema) => schema, compile }: Compiler): CompileTimes {
  let salt = 0;
  const timeOne = (count: number) => {
    const schema = prepare(structuredClone(mixed(count, ` (${salt++})`)));
    const begun = performance.now();
    compile(schema);
    return performance.now() - begun;
  };
  const timeMany = (count: number) => {
    const times: number[] = [];
    const begun = performance.now();
    while (times.length < 3 || (performance.now() - begun < 100 && times.length < 100)) {
      times.push(timeOne(count));
    }
    return median(times);
  };
  const cold = timeOne(20);
  for (let left = 20; left > 0; left--) timeOne(20);
  return {
    '20 cold': cold,
    '5': timeMany(5),
    '20': timeMany(20),
    '100': timeMany(100),
    '1000': timeMany(1000),
  };
}

if (import.meta.main) {
  const compiler = (await import(pathToFileURL(process.argv[2]!).href)) as Compiler;
  console.log(JSON.stringify(timeCompiler(compiler)));
}
