import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { startBackEnd } from './backEnd.ts';
import { startEdgeCaseServer } from './edgeCaseServer.ts';
import { startEverythingServer } from './everythingServer.ts';
import { findFreePort } from './freePort.ts';
import { startRoundsServer } from './roundsServer.ts';

const [everything, edgeCases, rounds, backEnd] = await Promise.all([
  startEverythingServer(),
  startEdgeCaseServer(),
  startRoundsServer(),
  findFreePort(),
]);

const proxyTo = (prefix: string, port: number) => ({
  [prefix]: {
    target: `http://127.0.0.1:${port}`,
    changeOrigin: true,
    rewrite: (path: string) => path.slice(prefix.length),
  },
});

const vite = await createServer({
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  clearScreen: false,
  define: { 'import.meta.env.BACK_END': JSON.stringify(`http://localhost:${backEnd}`) },
  server: {
    proxy: {
      ...proxyTo('/servers/everything', everything),
      ...proxyTo('/servers/edge-cases', edgeCases),
      ...proxyTo('/servers/rounds', rounds),
    },
  },
});
await vite.listen();
const [address] = vite.resolvedUrls?.local ?? [];
// By Vite, which knows the library's sources by its name.
const module = await vite.ssrLoadModule('/backEnd.ts');
const start = module['startBackEnd'] as typeof startBackEnd;
await start(backEnd, everything, new URL(address!).origin);
console.log(`\n  The demo host is at ${address}\n  Press Ctrl+C to stop it and its MCP servers.\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit());
}

// A signal to npm alone orphans this process.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 500).unref();
