import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { mixed, single } from '../page/schemas.mjs';
import { createCompileTimer, type Compiler } from './compileTimer.ts';

const schemas = { mixed, single };
type Kind = keyof typeof schemas;

/** Milliseconds to compile a schema with `count` fields or options, in a warm process of its own. */
export function measureCompilerAt(module: string, kind: Kind, count: number): number {
  const args = [import.meta.filename, module, kind, String(count)];
  const output = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: 60_000,
  });
  return Number(output);
}

if (import.meta.main) {
  const [, , module, kind, count] = process.argv;
  const timer = createCompileTimer((await import(pathToFileURL(module!).href)) as Compiler);
  const makeSchema = schemas[kind as Kind];
  // Each size is warmed up the same. 10 runs of the smallest would be too few for V8's compilers. Code that they made
  // for small objects does not hold for large ones, which V8 stores in another way.
  for (let left = 30; left > 0; left--) timer.once(makeSchema, 1000);
  for (let left = 10; left > 0; left--) timer.once(makeSchema, Number(count));
  console.log(timer.warm(makeSchema, Number(count)));
}
