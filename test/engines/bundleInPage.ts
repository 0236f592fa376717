import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** What is put into each page, as one script. */
export async function bundleInPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('inPage.ts', import.meta.url)),
        formats: ['iife'],
        name: 'inPage',
      },
    },
  });
  const [{ output }] = result as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
}
