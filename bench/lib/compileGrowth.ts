import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { mixed, single } from '../page/schemas.mjs';
import { createCompileTimer, type Compiler } from './compileTimer.ts';

const schemas = { mixed, single };
type Kind = keyof typeof schemas;

/** Milliseconds for a schema of so many fields or options, in a process of its own that is warm. */
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
  // As warm for each size: of the smallest, 10 would be too few for the compilers of V8; and what they
  // made of small objects does not hold for large ones, which V8 keeps in another way.
  for (let left = 30; left > 0; left--) timer.once(makeSchema, 1000);
  for (let left = 10; left > 0; left--) timer.once(makeSchema, Number(count));
  console.log(timer.warm(makeSchema, Number(count)));
}
