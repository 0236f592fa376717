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
  [
    ...source.matchAll(
      /@selector `(\[data-slot='([\w-]+)'\](?:\[([\w-]+)\])?)` (.+?)(?: \*\/)?\n/g,
    ),
  ].map(([, selector, slot, state, words]) => ({
    room,
    selector: selector!,
    slot: slot!,
    state,
    words: words!,
  }));

/** The page of all slots: each part once, with its states below it. */
export function writeSlots(): string {
  const selectors = readSelectors();
  const statesOf = (slot: string) =>
    selectors
      .filter((one) => one.slot === slot && one.state !== undefined)
      .map(({ state, words }) => `  - \`${state}\`: ${words}`);
  const sections = Object.entries(rooms).flatMap(([room, title]) => {
    const parts = selectors.filter((one) => one.room === room && one.state === undefined);
    const lines = parts.flatMap(({ slot, words }) => [
      `- \`${slot}\`: ${words}`,
      ...statesOf(slot),
    ]);
    return parts.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}`];
  });
  return `${head}\n\n${sections.join('\n\n')}\n`;
}

const head = `# Slots

Each part that is drawn has a name in \`data-slot\`. Its state is in other \`data-\` attributes, listed below the part:

\`\`\`css
[data-slot='elicitation-field'][data-invalid] {
  border-inline-start: 3px solid var(--elicit-danger);
}
\`\`\`

These names are API. Class names and the structure around the parts are not. \`npm run slots\` writes this page from the
components' comments.`;

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  writeFileSync(join(root, 'docs/slots.md'), writeSlots());
}
