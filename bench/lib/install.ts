import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from '../../test/package/install.ts';
import { own } from './entrants.ts';

const bench = join(import.meta.dirname, '..');
const root = join(bench, '..');

/** Installs the peers if they are not installed yet. */
export function installPeers(): void {
  if (existsSync(join(bench, 'node_modules'))) return;
  execFileSync('npm', ['ci'], { cwd: bench, stdio: ['ignore', 'ignore', 'inherit'] });
}

export interface InstalledLibrary extends Disposable {
  /** The folder that has the library and its dependencies in `node_modules`. */
  folder: string;
}

/** Builds this library, packs it, and installs the tarball, as somebody who downloads it would. */
export function installLibrary(): InstalledLibrary {
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: root, encoding: 'utf8' });
  const packs = mkdtempSync(join(tmpdir(), 'bench-packs-'));
  npm('run', '--silent', 'build');
  const [packed] = JSON.parse(npm('pack', '--json', '--pack-destination', packs)) as [
    { filename: string },
  ];
  const dependencies = { [own]: `file:${join(packs, packed.filename)}` };
  // React is the bench's own, the same for each entrant.
  const folder = mkdtempSync(join(tmpdir(), 'bench-library-'));
  install(folder, { dependencies }, '--legacy-peer-deps');
  rmSync(packs, { recursive: true });
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
