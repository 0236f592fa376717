import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { minifySync, type MinifyOptions } from 'vite';
import { pruneDeclarations } from './pruneDeclarations.ts';

// Publishes only what a host needs. The host's bundler shrinks these modules anyway, and an editor reads only the types
// that the entries lead to. Each module stays a file of its own, so that a bundler leaves out what is not used.

const dist = 'dist';
const { exports: entries } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | { types: string; default: string }>;
};

// A server reads modules until it comes to one for the browser, and nothing that such a module imports has to say it again.
const forBrowser = /^(['"])use client\1;/;
const reached = new Set<string>();
for (const target of Object.values(entries)) {
  if (typeof target === 'string' || !target.default.endsWith('.js')) continue;
  for (const file of globSync(target.default.replace('./', ''))) reach(file);
}

function reach(file: string): void {
  if (reached.has(file)) return;
  reached.add(file);
  const code = readFileSync(file, 'utf8');
  if (forBrowser.test(code)) return;
  for (const [, path] of code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)) {
    reach(join(dirname(file), path!));
  }
}

for (const file of globSync(`${dist}/**/*.js`)) {
  // Exports and classes keep their names, which React's tools show.
  const keepNames = { function: false, class: true };
  const source = readFileSync(file, 'utf8');
  const { code, map, errors } = minifySync(
    file,
    reached.has(file) ? source : source.replace(forBrowser, ''),
    {
      module: true,
      compress: { target: 'es2022', keepNames, maxIterations: 20 },
      mangle: { toplevel: true, keepNames },
      // A page that does not declare UTF-8 may read scripts in another encoding, and some expressions of ours were none
      // then. Words would take a kilobyte more.
      codegen: { asciiOnly: !/locales|sensitive/.test(file) },
      sourcemap: true,
      inputMap: JSON.parse(readFileSync(`${file}.map`, 'utf8')) as NonNullable<
        MinifyOptions['inputMap']
      >,
    },
  );
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(String).join('\n')}`);
  rmSync(`${file}.map`);
  // Of a module of types, nothing is left.
  if (code.trim() === 'export{};') rmSync(file);
  else if (/locales|\.generated\.js$/.test(file)) writeFileSync(file, code.trim());
  else {
    writeFileSync(file, `${code.trim()}\n//# sourceMappingURL=${basename(file)}.map\n`);
    writeFileSync(`${file}.map`, JSON.stringify(map));
  }
}

// The type of a locale repeats each of its sentences. A host only needs to know that all of them are there, and the types of
// messages only need their names.
for (const file of globSync(`${dist}/locales/*.d.ts`)) {
  if (/locales\/(?:Message|messages)\.d\.ts$/.test(file)) continue;
  const declaration = readFileSync(file, 'utf8');
  const [, before, name] = /^([^]*?)export declare const (\w+): \{/.exec(declaration)!;
  if (/locales\/en[A-Z]\w*\.d\.ts$/.test(file)) {
    const names = [...declaration.matchAll(/^ {4}readonly (\w+):/gm)].map(([, key]) => `'${key}'`);
    const type = `Record<${names.join('|')}, unknown>`;
    writeFileSync(file, `${before}export declare const ${name}: ${type};\n`);
  } else {
    const type = `import type { ElicitationMessages } from './messages.ts';\n`;
    writeFileSync(file, `${type}${before}export declare const ${name}: ElicitationMessages;\n`);
  }
}

const types = Object.values(entries).flatMap((target) =>
  typeof target === 'string' ? [] : globSync(target.types.replace('./', '')),
);
const kept = pruneDeclarations(types, (file) => readFileSync(file, 'utf8'));
for (const file of globSync(`${dist}/**/*.d.ts`)) {
  const declaration = kept.get(join(file));
  if (declaration === undefined) rmSync(file);
  else writeFileSync(file, slim(declaration));
}

/** With tabs, a line for each paragraph, and without the lines that `etc/slots.ts` reads: docs/slots.md has them. */
function slim(declaration: string): string {
  return declaration
    .replaceAll(/(?<=^(?: {4})*) {4}/gm, '\t')
    .replaceAll(/^(?:\s*\*\n)?\s*\* @selector .*\n/gm, '')
    .replaceAll(/\/\*\*[^]*?\*\//g, joinLines);
}

/** Joins the lines of each paragraph of a comment. An example keeps its lines. */
function joinLines(comment: string): string {
  const [prose, ...examples] = comment.split(/(?=\n\s*\* @example)/);
  const joined = prose!.replaceAll(/(?<=\* .*)\n\s*\* +(?=[^\s@*|]|-\d)/g, ' ');
  return [joined, ...examples].join('').replace(/^\/\*\*\n\s*\* (.*)\n\s*\*\/$/, '/** $1 */');
}

for (const file of globSync(`${dist}/*.css`)) {
  const styles = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    styles
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/\n\s*/g, '\n')
      .trim(),
  );
}
