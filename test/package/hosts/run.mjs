// Installs the packed library into an empty host, and runs that host and the command on this Node, or on each Node that is
// named: `node run.mjs package.tgz [node…]`. Plain JavaScript, since Node 20 reads no types.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [tarball, ...nodes] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
const manifest = { private: true, dependencies: { 'react-mcp-elicitation': resolve(tarball) } };
writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
const install = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
cpSync(join(import.meta.dirname, 'host.cjs'), join(folder, 'host.cjs'));

const library = join(folder, 'node_modules/react-mcp-elicitation');
for (const node of nodes.length > 0 ? nodes : [process.execPath]) {
  const run = (input, ...args) => {
    const { status, stdout, stderr } = spawnSync(node, args, {
      cwd: folder,
      input,
      encoding: 'utf8',
    });
    // A warning, that a feature is experimental, would be on a host's screen.
    if (status !== 0 || stderr !== '') throw new Error(`${node} ${args.join(' ')}:\n${stderr}`);
    return stdout.trim();
  };
  run('', 'host.cjs');
  run('{"type":"object","properties":{}}', join(library, 'dist/cli.js'), 'check', '-');
  console.log(run('', '--version'));
}
rmSync(folder, { recursive: true });
