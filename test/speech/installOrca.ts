import { execFileSync } from 'node:child_process';
import { findOnPath } from '../chromium.ts';

const packages = [
  'orca',
  'dbus',
  'dbus-x11',
  'at-spi2-core',
  'gir1.2-atspi-2.0',
  'python3-gi',
  'speech-dispatcher',
];

/** Whether a screen reader can be heard here: Orca, and the Firefox that it reads. */
export const hasOrca = (): boolean =>
  ['orca', 'dbus-daemon', 'firefox-esr'].every((name) => findOnPath([name]) !== undefined);

/** Installs Orca where Debian's packages can be installed. Elsewhere its tests are skipped, and this says so. */
export function installOrca(): void {
  if (hasOrca()) return;
  if (process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined) {
    const install = ['install', '-y', '--no-install-recommends', ...packages];
    execFileSync('apt-get', install, { stdio: 'inherit' });
  } else {
    console.warn('SKIPPED: what Orca says. It needs Debian’s packages: ' + packages.join(' '));
  }
}
