import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The page with every tool. The story is at the root of its origin. */
    demoUrl: string;
  }
}

/** One for all engines: this module is read anew for each. */
const shared = globalThis as { demo?: { users: number; running: ReturnType<typeof runDemo> } };

/** Runs `demo/` for as long as the tests take, as `npm start` does. */
export default async function startDemo(project: TestProject): Promise<() => Promise<void>> {
  const demo = (shared.demo ??= { users: 0, running: runDemo() });
  demo.users++;
  const { url, stop } = await demo.running;
  project.provide('demoUrl', `${url}tools`);
  return async () => {
    if (--demo.users === 0) await stop();
  };
}

async function runDemo(): Promise<{ url: string; stop: () => Promise<void> }> {
  const start = fileURLToPath(new URL('../../demo/start.ts', import.meta.url));
  const demo = spawn(process.execPath, [start], { stdio: ['ignore', 'pipe', 'inherit'] });
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
