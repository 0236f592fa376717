import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { entryFile, type Build } from './build.ts';

const pageFolder = join(import.meta.dirname, '../page');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};

/** Policies with one directive each, which show which directive breaks an entrant, and one policy with all of them. */
export const policies = {
  script: "script-src 'self'",
  style: "style-src 'self'",
  'trusted types': "require-trusted-types-for 'script'",
  strict: [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; '),
} as const;
export type PolicyName = keyof typeof policies;

export interface Site extends AsyncDisposable {
  /** The page of a build. */
  pageUrl: (build: Build, policy?: PolicyName) => string;
}

/** Where a build is served from. */
export const pathOf = ({ id }: Build): string => `/built/${id}/`;

/** Serves the builds on the loopback, each in a page of its own. */
export async function serve(builds: readonly Build[]): Promise<Site> {
  const byId = new Map(builds.map((build) => [build.id, build]));
  const read = async ({ pathname }: URL): Promise<string | Buffer | undefined> => {
    const [, kind, name = '', file = ''] = pathname.split('/');
    const build = byId.get(name);
    if (kind === 'page') return readFile(join(pageFolder, basename(name)));
    if (kind === 'built' && build) return readFile(join(build.folder, basename(file)));
    if (kind === 'form' && build) return renderPage(build);
    return undefined;
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const content = await read(url).catch(() => undefined);
    if (content === undefined) return response.writeHead(404).end();
    const policy = url.searchParams.get('policy');
    if (policy !== null) response.setHeader('content-security-policy', policy);
    response.setHeader('cache-control', 'no-store');
    const type = types[extname(url.pathname)] ?? 'text/html';
    response.setHeader('content-type', `${type}; charset=utf-8`);
    return response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    pageUrl: ({ id }, policy) => {
      const url = new URL(`http://127.0.0.1:${port}/form/${id}/`);
      if (policy) url.searchParams.set('policy', policies[policy]);
      return url.href;
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function renderPage(build: Build): string {
  const styles = ['/page/page.css', ...build.styles.map((file) => pathOf(build) + file)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Benchmark form</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<main><h1>Benchmark form</h1><div id="root"></div></main>
<script type="module" src="${pathOf(build)}${entryFile}"></script>
<script type="module" src="/page/harness.mjs"></script>
</body>
</html>`;
}
