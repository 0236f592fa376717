import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed library, as npm would download it. */
    tarball: string;
  }
}

const root = join(import.meta.dirname, '../..');

/** Builds and packs the library once for the tests of the package, and removes all their folders at the end. */
export default function pack(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const run = (...args: string[]) => execFileSync('npm', args, { cwd: root, encoding: 'utf8' });
  run('run', '--silent', 'build');
  const [packed] = JSON.parse(run('pack', '--json', '--pack-destination', folder)) as [
    { filename: string },
  ];
  project.provide('tarball', join(folder, packed.filename));
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
