import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort } from '../../demo/freePort.ts';

const findOnPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const findServer = () => findOnPath('valkey-server') ?? findOnPath('redis-server');

/** Valkey or Redis, installed where root may: undefined where there is none. */
export function findValkey(): string | undefined {
  const found = findServer();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && findOnPath('apt-get') !== undefined) {
    for (const name of ['valkey-server', 'redis-server']) {
      try {
        execFileSync('apt-get', ['install', '-y', '-q', name], { stdio: 'ignore' });
        return findServer();
      } catch {
        // Not in this release of Debian.
      }
    }
  }
  console.warn('\n*** NOT TESTED: several processes over Valkey. Install valkey-server. ***\n');
  return undefined;
}

/** A server of its own, which keeps nothing. */
export async function startValkey(command: string) {
  const port = await findFreePort();
  const options = ['--port', `${port}`, '--save', '', '--dir', tmpdir()];
  const child = spawn(command, options, { stdio: 'ignore' });
  for (let tries = 0; ; tries++) {
    const socket = connect(port, '127.0.0.1');
    const isUp = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isUp) break;
    if (tries === 100) throw new Error(`${command} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
