import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Builds and packs the library once for the tests of the package. */
export default function pack(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const run = (...args: string[]) => execFileSync('npm', args, { cwd: root, encoding: 'utf8' });
  run('run', '--silent', 'build');
  const [packed] = JSON.parse(run('pack', '--json', '--pack-destination', folder)) as [
    { filename: string },
  ];
  project.provide('tarball', join(folder, packed.filename));
  return () => rmSync(folder, { recursive: true });
}

/** A folder of its own with these packages installed. */
export function installInto(
  name: string,
  manifest: object,
  ...npmOptions: string[]
): { folder: string } {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }));
  const options = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...npmOptions];
  execFileSync('npm', options, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  return { folder };
}
