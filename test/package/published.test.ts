import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { basename, delimiter, join, matchesGlob } from 'node:path';
import { parseSync } from 'vite';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { installInto, scratchFolder } from './scratch.ts';

let library: string;
let files: string[];
beforeAll(() => {
  const folder = scratchFolder('published');
  execFileSync('tar', ['-xzf', inject('tarball'), '-C', folder]);
  library = join(folder, 'package');
  const isFile = (file: string) => statSync(join(library, file)).isFile();
  files = globSync('**/*', { cwd: library }).filter(isFile);
});

const read = (file: string) => readFileSync(join(library, file), 'utf8');

/** What is published beside programs and their types, each kind with its limit. */
const kinds: readonly { name: string; pattern: RegExp; limit: number }[] = [
  {
    name: 'words for secrets, in Latin letters and in all',
    pattern: /sensitive\/(?:.*\.generated|traces)\.js$/,
    limit: 72_000,
  },
  { name: 'tables of Unicode, suffixes and names', pattern: /\.generated\.js$/, limit: 85_000 },
  { name: 'words of 13 languages', pattern: /^dist\/locales\/.*\.js$/, limit: 205_000 },
  { name: 'styles', pattern: /\.css$/, limit: 80_000 },
  { name: 'sources, by maps', pattern: /\.map$/, limit: 1_560_000 },
  { name: 'documents', pattern: /^docs\/|^llms\.txt$/, limit: 140_000 },
  { name: 'examples and recipes', pattern: /^(?:examples|stories)\//, limit: 60_000 },
  { name: 'README, license, manifest', pattern: /^(?!dist\/)/, limit: 45_000 },
  { name: 'programs and types', pattern: /./, limit: 507_500 },
];

describe('what is published', () => {
  test('leads a debugger from each program, words and tables apart, to the line of its source', () => {
    expect(files.filter((file) => file.startsWith('src/'))).toEqual([]);
    const programs = files.filter((file) => /^dist\/.*\.js$/.test(file));
    const mapped = programs.filter((file) => files.includes(`${file}.map`));
    const others = programs.filter((file) => !mapped.includes(file));
    expect(others.filter((file) => !/locales|\.generated\.js$/.test(file))).toEqual([]);
    let constructed = 0;
    for (const file of mapped) {
      const code = read(file);
      expect(code).toContain(`\n//# sourceMappingURL=${basename(file)}.map\n`);
      const payload = JSON.parse(read(`${file}.map`)) as SourceMapPayload;
      const source = payload.sourcesContent[0]!.split('\n');
      const map = new SourceMap(payload);
      for (const [index, line] of code.split('\n').entries()) {
        for (const { 0: words, index: column } of line.matchAll(/\bnew [A-Z]\w+\(/g)) {
          const { originalLine, originalColumn } = map.findEntry(index, column) as SourceMapping;
          expect(source[originalLine]!.slice(originalColumn)).toMatch(
            new RegExp(`^${words.slice(0, -1)}\\b`),
          );
          constructed++;
        }
      }
    }
    expect(constructed).toBeGreaterThan(100);
  });

  test('takes at most 507.5 kB unpacked beside data, styles, documents and maps', () => {
    const sizes = new Map<string, number>();
    for (const file of files) {
      const { name } = kinds.find(({ pattern }) => pattern.test(file))!;
      sizes.set(name, (sizes.get(name) ?? 0) + statSync(join(library, file)).size);
    }
    expect([...sizes.keys()].toSorted()).toEqual(kinds.map(({ name }) => name).toSorted());
    expect(kinds.filter(({ name, limit }) => sizes.get(name)! > limit)).toEqual([]);
  });

  test('can be read in any encoding, apart from words: a page need not say that it is UTF-8', () => {
    const programs = files.filter((file) => /^dist\/(?!locales|core\/sensitive).*\.js$/.test(file));
    expect(programs.length).toBeGreaterThan(100);
    expect(programs.filter((file) => /[^\0-\x7f]/.test(read(file)))).toEqual([]);
  });

  test('has a declaration for each import of a declaration', () => {
    const missing = files
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => {
        const imports = [...read(file).matchAll(/(?:from|import\() ?['"](\.[^'"]+)['"]/g)];
        return imports.map(([, path]) => join(file, '..', path!.replace(/\.\w+$/, '.d.ts')));
      })
      .filter((file) => !existsSync(join(library, file)));
    expect(missing).toEqual([]);
  });

  test('names no package but React in its types', () => {
    const named = files
      .filter((file) => file.endsWith('.d.ts'))
      .flatMap((file) => [...read(file).matchAll(/(?:from|import\() ?['"]([^.'"][^'"]*)['"]/g)])
      .map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(['react']));
  });

  test('has effects, when it is loaded, only where `sideEffects` says so', () => {
    const { sideEffects } = JSON.parse(read('package.json')) as { sideEffects: string[] };
    const withEffects = files.filter((file) => {
      if (!/^dist\/.*\.js$/.test(file)) return false;
      const { program } = parseSync(file, read(file));
      return program.body.some((statement) => {
        if (statement.type === 'ImportDeclaration') return statement.specifiers.length === 0;
        if (statement.type !== 'ExpressionStatement') {
          return !/Import|Export|Function|Class|Variable/.test(statement.type);
        }
        // A name of the module's own may be given a value, or a property.
        const { expression } = statement;
        return !('directive' in statement) && expression.type !== 'AssignmentExpression';
      });
    });
    expect(withEffects).toEqual(['dist/cli.js']);
    const told = files.filter((file) =>
      sideEffects.some((glob) => matchesGlob(file, glob.replace('./', ''))),
    );
    const styles = files.filter((file) => file.endsWith('.css'));
    expect(told.toSorted()).toEqual([...withEffects, ...styles].toSorted());
  });
});

describe('a CommonJS host', () => {
  /** This Node, and each other one that is installed. */
  const nodes = () => {
    const folders = process.env['PATH']!.split(delimiter);
    const found = folders.map((folder) => join(folder, 'node')).filter((path) => existsSync(path));
    const versionOf = (node: string) =>
      execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    const byVersion = new Map(found.map((node) => [versionOf(node), node]));
    byVersion.set(process.version, process.execPath);
    return byVersion;
  };

  test('requires every entry, on each Node that is here', () => {
    const script = join(import.meta.dirname, 'hosts/run.mjs');
    const byVersion = nodes();
    const args = [script, inject('tarball'), ...byVersion.values()];
    const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
    expect(printed.trim().split('\n')).toEqual([...byVersion.keys()]);
  });

  test('has types', () => {
    const { folder } = installInto('commonjs', {
      dependencies: {
        'react-mcp-elicitation': `file:${inject('tarball')}`,
        '@types/react': '19.3.0',
      },
    });
    const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
    const source = `
      import core = require('react-mcp-elicitation/core');
      import library = require('react-mcp-elicitation');
      import german = require('react-mcp-elicitation/locales/de');
      const schema = { type: 'object', properties: {} };
      export const form: core.CompiledForm = core.compileSchema(schema);
      export const messages: library.ElicitationMessages = german.de;`;
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--lib', 'es2023,dom'];
    const file = join(folder, 'host.cts');
    writeFileSync(file, source);
    const printed = execFileSync(process.execPath, [tsc, ...flags, file], { cwd: folder });
    expect(String(printed)).toBe('');
  });
});
