import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { blocksOf, readPages } from './readPages.ts';

/**
 * Runs the block of a page that has this text, with the names that it takes for granted.
 *
 * @returns what the block exports, or `element`. Of an element there are only the props, unless the names have `propsOf`
 */
export async function runBlock(
  path: string,
  text: string,
  names: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const page = readPages().find((one) => one.path === path)!;
  const { code } = blocksOf(page).find((block) => block.code.includes(text))!;
  return run(code, names);
}

/** Runs a file of the examples in the same way. */
export const runExample = (file: string, names: Record<string, unknown>) =>
  run(readFileSync(new URL(`../../examples/${file}`, import.meta.url), 'utf8'), names);

async function run(code: string, names: Record<string, unknown>): Promise<Record<string, unknown>> {
  const jsx = { runtime: 'classic', pragma: 'propsOf' } as const;
  const source = code.startsWith('<') ? `export const element = (${code});` : code;
  const script = await transformWithOxc(source, 'block.tsx', { jsx });
  const body = script.code.replaceAll(/^import .*$/gm, '');
  const returned = body
    .replaceAll(/^export const (\w+)/gm, 'const $1 = results.$1')
    .replaceAll(/^export (?=(?:async )?function (\w+))/gm, 'results.$1 = $1;')
    .replaceAll(/^export (?=class (\w+))/gm, 'results.$1 = ')
    .replaceAll(/^export default /gm, 'results.default = ');
  const results = {};
  const given = { propsOf: (_: unknown, props: object) => props, ...names, results };
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  await new AsyncFunction(...Object.keys(given), returned)(...Object.values(given));
  return results;
}
