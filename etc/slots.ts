import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Writes docs/slots.md from the `@selector` comments of src/react. A test checks that the two agree.

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms: Readonly<Record<string, string>> = {
  outlet: 'Queue and note',
  frame: 'Every request',
  form: 'Form',
  consent: 'URL consent',
  receipt: 'Receipt',
  settings: 'Settings',
  guard: 'Confirm buttons',
  request: 'Answers on their way',
};

export interface DocumentedSelector {
  readonly room: string;
  /** As it stands in the comment: `[data-slot='elicitation-field'][data-invalid]`. */
  readonly selector: string;
  readonly slot: string;
  /** The attribute of a state. Undefined for the part itself. */
  readonly state: string | undefined;
  readonly words: string;
}

/** What the comments of the components say, in the order of the rooms. */
export function readSelectors(): DocumentedSelector[] {
  const found = Object.keys(rooms).flatMap((room) =>
    globSync(`src/react/${room}/**/*.{ts,tsx}`, { cwd: root })
      .sort()
      .flatMap((file) => selectorsIn(room, readFileSync(join(root, file), 'utf8'))),
  );
  return found;
}

const selectorsIn = (room: string, source: string): DocumentedSelector[] =>
  [...source.matchAll(/@selector `(\[data-slot='([\w-]+)'\](?:\[([\w-]+)\])?)` (.+)/g)].map(
    ([, selector, slot, state, words]) => ({
      room,
      selector: selector!,
      slot: slot!,
      state,
      words: words!,
    }),
  );

/** The page of all slots. */
export function writeSlots(): string {
  const selectors = readSelectors();
  const sections = Object.entries(rooms).flatMap(([room, title]) => {
    const parts = selectors.filter((part) => part.room === room);
    const rows = parts.map(({ selector, words }) => [
      `\`${selector}\``,
      words.replace(/\|/g, '\\|'),
    ]);
    return parts.length === 0
      ? []
      : [`## ${title}\n\n${tableOf(['selector', 'what it is'], rows)}`];
  });
  return `${head}\n\n${sections.join('\n\n')}\n`;
}

const head = `# Slots

Each part that is drawn names itself by \`data-slot\`, and carries its state in other \`data-\` attributes. These names
are API; class names and the structure around them are not. This page is made from the components' own comments
(\`npm run slots\`).`;

function tableOf(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(titles), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  writeFileSync(join(root, 'docs/slots.md'), writeSlots());
}
