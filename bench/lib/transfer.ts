import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Build } from './build.ts';
import { pathOf } from './server.ts';
import { gzipSize } from './sizes.ts';
import type { Visit } from './visit.ts';

/** Draws and submits a form with every kind of field. */
export async function fillInVariedForm(visit: Visit): Promise<void> {
  await visit.evaluate("bench.mount('varied', 28)");
  await visit.evaluate('bench.submit()');
}

/** The bytes of all scripts of a build that the page has requested, each compressed by itself. */
export function transferredBytes({ requests }: Visit, build: Build): number {
  const paths = new Set(requests.map((url) => new URL(url).pathname));
  return [...paths]
    .filter((path) => path.startsWith(pathOf(build)) && path.endsWith('.js'))
    .map((path) => gzipSize(readFileSync(join(build.folder, basename(path)))))
    .reduce((sum, size) => sum + size, 0);
}
