import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    demoUrl: string;
  }
}

/** One for all engines: this module is read anew for each. */
const shared = globalThis as { demo?: { users: number; running: ReturnType<typeof runDemo> } };

/** Runs `demo/` for as long as the tests take: as `npm start` does, but built. */
export default async function startDemo(project: TestProject): Promise<() => Promise<void>> {
  const demo = (shared.demo ??= { users: 0, running: runDemo('--built') });
  demo.users++;
  const { url, stop } = await demo.running;
  project.provide('demoUrl', url);
  return async () => {
    if (--demo.users === 0) await stop();
  };
}

/** @param options of `demo/start.ts` */
export async function runDemo(
  ...options: readonly string[]
): Promise<{ url: string; stop: () => Promise<void> }> {
  const start = fileURLToPath(new URL('../../demo/start.ts', import.meta.url));
  const demo = spawn(process.execPath, [start, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => demo.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    demo.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      // The first address that is printed is the page's.
      const address = /https?:\/\/\S+/.exec(output);
      if (address) resolve(address[0]);
    });
    demo.once('exit', (code) => reject(new Error(`The demo ended (${code}):\n${output}`)));
  });
  return {
    url,
    async stop() {
      demo.kill();
      await exited;
    },
  };
}
