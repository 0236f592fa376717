import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { TestProject } from 'vitest/node';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the static Storybook is served: at no root, since it has to work from any path. */
    showroomUrl: string;
    stories: Story[];
  }
}

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'storybook-static');
const path = '/any/path/';
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the static Storybook, which is built where it is not there. */
export default async function serveShowroom(project: TestProject): Promise<() => void> {
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
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  project.provide('showroomUrl', url);
  project.provide(
    'stories',
    Object.values(index.entries).filter(({ type }) => type === 'story'),
  );
  return () => void server.close();
}
