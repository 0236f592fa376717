import { Markdown } from '@storybook/addon-docs/blocks';

const pictures = import.meta.glob<string>('../../docs/*.{png,svg}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The title of each page, as its `Meta` has it. */
const titles = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./*.mdx', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, source]) => [path.slice(2, -4), /<Meta title="([^"]+)"/.exec(source)![1]!]),
);

/** A page of `docs/`, whose links lead to the other pages of this site. */
export function DocPage({ text }: { text: string }) {
  return (
    <Markdown>
      {text
        .replaceAll(/\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)/g, (_, name: string, to: string) =>
          linkTo(name, to),
        )
        .replaceAll(
          /src="([^"]+)"/g,
          (_, file: string) => `src="${pictures[`../../docs/${file}`] ?? file}"`,
        )}
    </Markdown>
  );
}

/** A link to a page of this site. Of any other link, only its text. */
function linkTo(name: string, to: string): string {
  const [, page] = /([\w-]+)\.md(?:#.*)?$/.exec(to) ?? [];
  const title = page === undefined ? undefined : titles[page.toLowerCase()];
  if (title === undefined) return name;
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `[${name}](?path=/docs/${id}--docs)`;
}
