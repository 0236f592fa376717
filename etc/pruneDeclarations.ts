import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A name that a file takes from another one, or passes on. */
interface Link {
  readonly file: string;
  readonly name: string;
}

interface Statement {
  readonly node: Node;
  /** Where the comment above it starts. */
  readonly from: number;
  /** The names it declares. */
  readonly declares: readonly string[];
}

interface Declarations {
  readonly source: string;
  readonly statements: readonly Statement[];
  /** By the name inside the file. */
  readonly imports: ReadonlyMap<string, Link>;
  /** By the name outside: names that are passed on from another file, or that differ inside. */
  readonly passed: ReadonlyMap<string, Link>;
  /** Files of which everything is passed on. */
  readonly passedWhole: readonly string[];
}

/**
 * The declaration files that these entries lead to, by path, with only the declarations that the entries lead to. A
 * declaration that no entry exports, and that no exported declaration names, cannot be reached by a host.
 */
export function pruneDeclarations(
  entries: readonly string[],
  read: (file: string) => string,
): Map<string, string> {
  const files = new Map<string, Declarations>();
  const open = (file: string) => {
    const known = files.get(file) ?? readDeclarations(file, read(file));
    files.set(file, known);
    return known;
  };

  /** By file: the statements, imported names and passed-on names that are kept. */
  const marks = new Map<string, Set<string | Node>>();
  /** Marks something. Returns whether it was not marked before. */
  const mark = (file: string, what: string | Node) => {
    const marked = marks.get(file) ?? new Set();
    marks.set(file, marked);
    return !marked.has(what) && marked.add(what) !== undefined;
  };

  function keepInside(file: string, name: string) {
    const { statements, imports } = open(file);
    for (const { node, declares } of statements) {
      if (declares.includes(name) && mark(file, node)) keepNamed(file, node);
    }
    const link = imports.get(name);
    if (link && mark(file, `import ${name}`)) keepExport(link.file, link.name);
  }

  function keepNamed(file: string, node: Node) {
    walk(node, (inner) => {
      if (inner.type === 'Identifier') keepInside(file, inner['name'] as string);
      if (inner.type === 'TSImportType') {
        keepExport(fileOf(file, (inner['source'] as { value: string }).value), '*');
      }
    });
  }

  /** Keeps an export of a file. Returns whether the file has it. */
  function keepExport(file: string, name: string): boolean {
    if (!file.endsWith('.d.ts')) return true;
    const { statements, passed, passedWhole } = open(file);
    if (name === '*') {
      for (const { declares } of statements) declares.forEach((each) => keepInside(file, each));
      for (const each of passed.keys()) keepExport(file, each);
      for (const each of passedWhole) {
        if (mark(file, `whole ${each}`)) keepExport(each, '*');
      }
      return true;
    }
    const link = passed.get(name);
    if (link) {
      if (!mark(file, `pass ${name}`)) return true;
      if (link.file === file) keepInside(file, link.name);
      else keepExport(link.file, link.name);
      return true;
    }
    if (statements.some(({ declares }) => declares.includes(name))) {
      keepInside(file, name);
      return true;
    }
    return passedWhole.some(
      (each) => keepExport(each, name) && (mark(file, `whole ${each}`), true),
    );
  }

  for (const entry of entries) {
    mark(entry, 'entry');
    keepExport(entry, '*');
  }
  return new Map(
    [...marks].map(([file, marked]) => [file, print(file, open(file), marked)] as const),
  );
}

/** `./a.ts`, `./a.tsx` and `./a.js` are declared by `./a.d.ts`; a package stays its name. */
const fileOf = (from: string, specifier: string) =>
  specifier.startsWith('.')
    ? `${join(dirname(from), specifier).replace(/\.(?:tsx?|js)$/, '')}.d.ts`
    : specifier;

const nameOf = (node: unknown) => {
  const { name, value } = node as { name?: string; value?: string };
  return (name ?? value)!;
};
const sourceOf = (node: Node) => (node['source'] as { value: string } | null)?.value;
const specifiersOf = (node: Node) => (node['specifiers'] ?? []) as Node[];

function readDeclarations(file: string, source: string): Declarations {
  const { program, errors } = parseSync(file, source, { lang: 'dts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const imports = new Map<string, Link>();
  const passed = new Map<string, Link>();
  const passedWhole: string[] = [];
  const statements: Statement[] = [];
  let end = 0;
  for (const node of program.body as unknown as Node[]) {
    const from = end;
    end = node.end;
    const target = sourceOf(node) === undefined ? file : fileOf(file, sourceOf(node)!);
    const declared = (node['declaration'] ?? node) as Node;
    statements.push({ node, from, declares: declaredBy(declared) });
    for (const specifier of specifiersOf(node)) {
      if (node.type === 'ImportDeclaration') {
        const name = specifier['imported'] ? nameOf(specifier['imported']) : '*';
        imports.set(nameOf(specifier['local']), { file: target, name });
      } else {
        const name = nameOf(specifier['local']);
        passed.set(nameOf(specifier['exported']), { file: target, name });
      }
    }
    if (node.type === 'ExportAllDeclaration') passedWhole.push(target);
  }
  return { source, statements, imports, passed, passedWhole };
}

function declaredBy(node: Node): string[] {
  if (node.type === 'VariableDeclaration') {
    return (node['declarations'] as Node[]).map(({ id }) => nameOf(id));
  }
  return node['id'] ? [nameOf(node['id'])] : [];
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (typeof (node as Node).type === 'string') visit(node as Node);
  for (const child of Object.values(node)) walk(child, visit);
}

function print(file: string, declarations: Declarations, marked: ReadonlySet<unknown>): string {
  const { source, statements } = declarations;
  const kept = statements.map(({ node, from }) => {
    const text = source.slice(from, node.end);
    if (marked.has(node)) return text;
    if (node.type === 'ExportAllDeclaration') {
      return marked.has(`whole ${fileOf(file, sourceOf(node)!)}`) ? text : '';
    }
    const specifiers = specifiersOf(node).filter((specifier) =>
      node.type === 'ImportDeclaration'
        ? marked.has(`import ${nameOf(specifier['local'])}`)
        : marked.has(`pass ${nameOf(specifier['exported'])}`),
    );
    if (specifiers.length === 0) return '';
    if (specifiers.length === specifiersOf(node).length) return text;
    if (specifiers.some(({ type }) => !/^(?:Import|Export)Specifier$/.test(type))) return text;
    const names = specifiers.map(({ start, end }) => source.slice(start, end)).join(', ');
    return text.replace(/\{[^]*\}/, () => `{ ${names} }`);
  });
  const text = kept.join('').trim();
  return text === '' ? 'export {};\n' : `${text}\n`;
}
