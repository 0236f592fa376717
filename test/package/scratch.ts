import { mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { install } from './install.ts';

/** A new folder, which is removed when all tests of the package have run. */
export function scratchFolder(name: string): string {
  return mkdtempSync(join(dirname(inject('tarball')), `${name}-`));
}

/** A folder of its own with these packages installed. */
export function installInto(
  name: string,
  manifest: object,
  ...npmOptions: string[]
): { folder: string } {
  const folder = scratchFolder(name);
  install(folder, manifest, ...npmOptions);
  return { folder };
}
