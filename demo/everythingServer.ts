import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { findFreePort } from './freePort.ts';

/**
 * Runs the official example server in a worker, so that it ends with this process however that ends.
 *
 * @returns the port of this machine on which it serves Streamable HTTP
 */
export async function startEverythingServer(): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort();
    const worker = new Worker(new URL('./everythingWorker.ts', import.meta.url), {
      env: { PORT: String(port) },
      stdout: true,
      stderr: true,
    });
    let output = '';
    worker.stderr.on('data', (chunk) => (output = `${output}${chunk}`.slice(-2000)));
    worker.stdout.resume();
    const exited = new Promise<false>((resolve) => worker.once('exit', () => resolve(false)));
    worker.once('error', (error) => (output += String(error)));
    if (await Promise.race([answers(port), exited])) return port;
    // Somebody may have taken the port between finding it and using it.
    if (attempt === 5) throw new Error(`server-everything did not start:\n${output}`);
  }
}

/** Resolves when something listens on the port; false after ten seconds. */
async function answers(port: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', () => resolve(false));
      socket.once('connect', () => {
        socket.destroy();
        resolve(true);
      });
    });
    if (isOpen) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
