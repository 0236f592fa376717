import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Writes llms.txt (https://llmstxt.org), the list of the documents, from the README's list and each page's headings. A test
// checks that it is as the pages are.

const root = join(import.meta.dirname, '..');
const file = join(root, 'llms.txt');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Its headings, or else its first sentence. */
function contentOf(page: string): string {
  const prose = page.replaceAll(/^```[^]*?^```$/gm, '');
  const headings = [...prose.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  const [sentence = ''] = /(?<=^# .*\n\n)[^]*?(?=\.\s)/.exec(prose) ?? [];
  return headings.join('; ') || sentence.replaceAll('\n', ' ');
}

/** The list as the README and the pages have it now. */
export function listDocuments(): string {
  const { name, description } = JSON.parse(read('package.json')) as Record<string, string>;
  const readme = read('README.md');
  const line = (title: string, path: string) => `- [${title}](${path}): ${contentOf(read(path))}\n`;
  const [, documents = ''] = /^## Documentation\n([^]*?)(?=^## )/m.exec(readme)!;
  const sections = documents
    .split(/^- /m)
    .slice(1)
    .map((section) => {
      const [, title] = /^\*\*(.*?)\*\*/.exec(section)!;
      const links = [...section.matchAll(/\[([^\]]+)\]\(([^)]+\.md)\)/g)];
      return `\n## ${title}\n\n${links.map(([, words, path]) => line(words!, path!)).join('')}`;
    });
  return `# ${name}\n\n> ${description}\n\n${line('README', 'README.md')}${sections.join('')}`;
}

if (import.meta.main) writeFileSync(file, listDocuments());
