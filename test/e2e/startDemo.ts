import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    demoUrl: string;
  }
}

/** Runs `demo/` as `npm start` does, for as long as the tests take. */
export default async function startDemo(project: TestProject): Promise<() => Promise<void>> {
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
  project.provide('demoUrl', url);
  return async () => {
    demo.kill();
    await exited;
  };
}
