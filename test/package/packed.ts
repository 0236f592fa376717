import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pack } from '../../etc/example.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed library, as npm would download it. */
    tarball: string;
  }
}

/** Builds and packs the library once for the tests of the package, and removes all their folders at the end. */
export default function packOnce(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  project.provide('tarball', pack(folder));
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
