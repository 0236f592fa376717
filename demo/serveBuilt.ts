import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type InlineConfig, type PreviewServer } from 'vite';

/** Serves the demo as one bundle, of React's development build: it complains of what is wrong, and StrictMode is strict. */
export async function serveBuilt(config: InlineConfig): Promise<PreviewServer> {
  process.env['NODE_ENV'] = 'development';
  const outDir = mkdtempSync(join(tmpdir(), 'demo-'));
  process.once('exit', () => rmSync(outDir, { recursive: true }));
  const built: InlineConfig = {
    ...config,
    mode: 'development',
    build: { outDir, emptyOutDir: true },
  };
  await build({ ...built, logLevel: 'error' });
  return preview(built);
}
