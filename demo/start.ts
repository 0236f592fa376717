import { fileURLToPath } from 'node:url';
import { createServer, type InlineConfig } from 'vite';
import type { startBackEnd } from './backEnd.ts';
import { startEdgeCaseServer } from './edgeCaseServer.ts';
import { startEverythingServer } from './everythingServer.ts';
import { findFreePort } from './freePort.ts';
import { startRoundsServer } from './roundsServer.ts';
import { serveBuilt } from './serveBuilt.ts';
import { startStoryServer } from './storyServer.ts';

const [everything, story, edgeCases, rounds, backEnd] = await Promise.all([
  startEverythingServer(),
  startStoryServer(),
  startEdgeCaseServer(),
  startRoundsServer(),
  findFreePort(),
]);

// The MCP servers have other origins than the page. A browser opens six connections to each origin, and the streams of
// the MCP clients would hold all six as soon as the page is open twice.
const addresses = {
  everything: `http://127.0.0.1:${everything}/mcp`,
  story: `http://127.0.0.1:${story}/mcp`,
  edgeCases: `http://127.0.0.1:${edgeCases}/mcp`,
  rounds: `http://127.0.0.1:${rounds}/mcp`,
  backEnd: `http://localhost:${backEnd}`,
};
/** Another site could frame the page where nobody sees it, and have people press Accept there. */
const headers = { 'content-security-policy': "frame-ancestors 'self'" };
const config: InlineConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  clearScreen: false,
  define: { 'import.meta.env.ADDRESSES': JSON.stringify(addresses) },
  preview: { headers },
};
// As one bundle: module by module, a page would take seconds to load.
const { resolvedUrls } = await serveBuilt(config);
const [address] = resolvedUrls?.local ?? [];
const vite = await createServer({
  ...config,
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
// Loaded by Vite, which resolves the library's name to its sources.
const module = await vite.ssrLoadModule('/backEnd.ts');
const start = module['startBackEnd'] as typeof startBackEnd;
await start(backEnd, everything, new URL(address!).origin);
console.log(`\n  The demo host is at ${address}\n  Press Ctrl+C to stop it and its MCP servers.\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit());
}

// A signal that only npm gets leaves this process without a parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 500).unref();
