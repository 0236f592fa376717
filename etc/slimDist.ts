import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { pruneDeclarations } from './pruneDeclarations.ts';

// Publishes only what a host needs. The host's bundler shrinks these modules anyway, and an editor reads only the types
// that the entries lead to. Each module stays a file of its own, so that a bundler leaves out what is not used.

const dist = 'dist';
const { exports: entries } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | { types: string }>;
};

for (const file of globSync(`${dist}/**/*.js`)) {
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), {
    module: true,
    // Functions and classes keep their names: React's tools and stack traces show them.
    compress: { target: 'es2022', keepNames: { function: true, class: true } },
    mangle: { toplevel: true, keepNames: { function: true, class: true } },
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(String).join('\n')}`);
  writeFileSync(file, `${code}\n`);
}

// The type of a locale repeats each of its sentences. A host only needs to know that all of them are there.
for (const file of globSync(`${dist}/locales/*.d.ts`)) {
  const declaration = readFileSync(file, 'utf8');
  if (/locales\/(?:Message|messages|en[A-Z]\w*)\.d\.ts$/.test(file)) {
    writeFileSync(file, declaration.replaceAll(/^( +readonly \w+): ['"].*['"];$/gm, '$1: string;'));
  } else {
    const [, before, name] = /^([^]*?)export declare const (\w+): \{/.exec(declaration)!;
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

/** With tabs, and without the lines that `etc/slots.ts` reads: docs/slots.md has them. */
function slim(declaration: string): string {
  return declaration
    .replaceAll(/(?<=^(?: {4})*) {4}/gm, '\t')
    .replaceAll(/^(?:\s*\*\n)?\s*\* @selector .*\n/gm, '');
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
