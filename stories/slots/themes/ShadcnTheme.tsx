import type { ReactNode } from 'react';
import { compile } from 'tailwindcss';
import preflight from 'tailwindcss/preflight.css?raw';
import tailwindTheme from 'tailwindcss/theme.css?raw';
import registry from '../../../registry.json';
import globals from '../../../test/package/shadcn/app/globals.css?raw';

interface Rules {
  readonly [selector: string]: Rules | string;
}

/** The registry item's CSS rules, as `shadcn add` writes them. */
const write = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, rule]) =>
      typeof rule === 'string' ? `${name}: ${rule};` : `${name} { ${write(rule)} }`,
    )
    .join('\n');

const { '@layer base': tokens } = registry.items[0]!.css;
const sources = import.meta.glob<string>(
  ['../../../test/package/shadcn/ui/*.tsx', '../../../registry/mcp-elicitation/*.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

// The reset, and the rules for the whole page, hold only for the story.
const host = globals.replace(/@layer base \{([^]*)\}/, '@layer base { :where(.shadcn-app) {$1} }');
const app = await compile(`${host}\n${write(tokens)}`, {
  loadStylesheet: async (id) => ({
    path: id,
    base: '/',
    content: `${tailwindTheme}
      @layer base { :where(.shadcn-app) { ${preflight} } }
      @layer utilities { @tailwind utilities; }`,
  }),
});
const stylesheet = app
  .build(Object.values(sources).flatMap((source) => source.split(/[\s'"`]+/)))
  .replaceAll(/:root(?=[ ,{])/g, '.shadcn-app')
  .replaceAll(/(?<![(\w])\.dark(?=[ ,{])/g, '.shadcn-app.dark');

export function ShadcnTheme({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  return (
    <div className={`shadcn-app ${mode}`}>
      <style>{stylesheet}</style>
      {children}
    </div>
  );
}
