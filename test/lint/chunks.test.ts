import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Chunk {
  readonly fileName: string;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly facadeModuleId: string | null;
  readonly code: string;
}

/** A page that uses nothing of the package but `Elicitation`. */
const page: Plugin = {
  name: 'page',
  resolveId: (id) => (id === 'page' ? id : undefined),
  load: (id) =>
    id === 'page'
      ? `import { Elicitation } from ${JSON.stringify(join(root, 'src/index.ts'))}; globalThis.it = Elicitation;`
      : undefined,
};

async function chunksOf(): Promise<readonly Chunk[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [page],
    build: {
      write: false,
      rolldownOptions: { input: 'page', external: /^react(?:-dom)?(?:\/|$)/ },
    },
  });
  const { output } = result as unknown as { output: (Chunk & { type: string })[] };
  return output.filter(({ type }) => type === 'chunk');
}

test('HOST-11 a form loads no consent, a consent no form, and what few forms need comes apart', async () => {
  const chunks = await chunksOf();
  /** The modules that are loaded together with the one whose path ends so. */
  const loadedWith = (end: string): string[] => {
    const found = new Set<Chunk>();
    const visit = (chunk: Chunk | undefined) => {
      if (!chunk || found.has(chunk)) return;
      found.add(chunk);
      for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
    };
    visit(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end)));
    return [...found].flatMap(({ moduleIds }) => moduleIds).map((id) => id.replace(root, ''));
  };
  const form = loadedWith('page');
  expect(form).toContain('/src/react/form/FormPanel.tsx');
  const strange =
    /src\/(?:url\/(?!names\/loadNames)|react\/consent|core\/sensitive\/(?:vocab|find))/;
  expect(form.filter((id) => strange.test(id))).toEqual([]);
  const rare = ['DateTimeInput', 'ListInputs', 'OpenChoice', 'SearchOptions'];
  const isRare = (id: string) => rare.some((name) => id.endsWith(`${name}.tsx`));
  expect(form.filter(isRare)).toEqual([]);
  expect(form.filter((id) => /ApprovalChoice|ServerIcon|Countdown/.test(id))).toEqual([]);
  expect(loadedWith('form/rare.ts').filter(isRare)).toHaveLength(rare.length);
  const { code } = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/rare.ts'))!;
  expect(gzipSync(code).length).toBeLessThan(5400);

  // What the entry has is there already.
  const own = loadedWith('consent/UrlConsent.tsx').filter((id) => !form.includes(id));
  expect(own).toContain('/src/url/analyzeUrl.ts');
  expect(own.filter((id) => /react\/(?:form|receipt)\//.test(id))).toEqual([]);
});
