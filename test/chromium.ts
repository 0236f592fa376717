import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type BrowserType, type LaunchOptions } from 'playwright';

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How to launch the browser: `CHROMIUM`, one that is on the PATH, or else Playwright's own. */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env['CHROMIUM'] ?? findOnPath(['chromium', 'google-chrome']);
  return {
    ...(executablePath !== undefined && { executablePath }),
    // The sandbox needs user namespaces, which containers and root do not have.
    args: ['--no-sandbox', ...quiet],
  };
}

/** Installs Chromium where there is none. */
export function installBrowser(): void {
  if (launchOptions().executablePath === undefined) install(chromium, 'chromium');
}

/** Installs a browser where there is none: Debian's packages as root, elsewhere Playwright's download. */
export function install(browser: BrowserType, ...packages: readonly string[]): void {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: 'inherit' });
  if (process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined) {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', ...packages);
  } else if (!existsSync(browser.executablePath())) {
    // A server that runs tests has not what browsers need, and nobody to ask for it.
    const dependencies = process.env['CI'] === undefined ? [] : ['--with-deps'];
    run('npx', 'playwright', 'install', ...dependencies, browser.name());
  }
}

/** The first of the programs that is there. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
