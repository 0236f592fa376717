import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { mixed } from '../page/schemas.mjs';
import { createCompileTimer, type Compiler } from './compileTimer.ts';

/** Milliseconds to compile a schema that was never seen before, by its number of fields. The very first is listed apart. */
export type CompileTimes = Record<'20 cold' | '5' | '20' | '100' | '1000', number>;

/** Times a compiler in a process of its own, where nothing has been compiled yet. */
export function measureCompiler(module: string): CompileTimes {
  const output = execFileSync(process.execPath, [import.meta.filename, module], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(output) as CompileTimes;
}

function timeCompiler(compiler: Compiler): CompileTimes {
  const timer = createCompileTimer(compiler);
  const cold = timer.once(mixed, 20);
  for (let left = 20; left > 0; left--) timer.once(mixed, 20);
  return {
    '20 cold': cold,
    '5': timer.warm(mixed, 5),
    '20': timer.warm(mixed, 20),
    '100': timer.warm(mixed, 100),
    '1000': timer.warm(mixed, 1000),
  };
}

if (import.meta.main) {
  const compiler = (await import(pathToFileURL(process.argv[2]!).href)) as Compiler;
  console.log(JSON.stringify(timeCompiler(compiler)));
}
