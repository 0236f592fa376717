import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what this manifest names into a folder. */
export function install(folder: string, manifest: object, ...npmOptions: string[]): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }));
  const options = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...npmOptions];
  execFileSync('npm', options, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
}
