import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'storybook-static');
/** Not at the root, since the Storybook has to work at any path. */
const path = '/any/path/';
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the static Storybook. Builds it first if it does not exist. */
export async function serveStorybook(): Promise<{ url: string; close: () => void }> {
  if (!existsSync(join(folder, 'index.json'))) {
    execFileSync('npm', ['run', '--silent', 'build-storybook'], { cwd: root });
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    try {
      if (!pathname.startsWith(path)) throw new Error('Outside of the path.');
      const file = await readFile(join(folder, pathname.slice(path.length)));
      response.setHeader('cache-control', 'max-age=3600');
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
      response.end(file);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  return { url, close: () => void server.close() };
}
