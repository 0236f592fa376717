import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { installBrowser } from './chromium.ts';
import { conclude, startLane } from './lanes.ts';

// All that CI runs.

/** Each check counts as one test beside those of Vitest. */
const checks: Record<string, readonly string[]> = {
  lint: ['lint'],
  types: ['types'],
  build: ['build'],
  package: ['check:package'],
  size: ['check:size'],
  unused: ['check:unused'],
  api: ['check:api'],
  storybook: ['build-storybook'],
  conformance: ['conformance'],
};

installBrowser();

// These mostly wait, for servers, for browsers and for a person who reads. So they run beside everything else.
const flows = startLane(['e2e']);

let passed = 0;
const failures: string[] = [];
for (const [name, script] of Object.entries(checks)) {
  console.log(`\n— ${name}`);
  const check = spawn('npm', ['run', '--silent', ...script], { stdio: 'inherit' });
  const [status] = await once(check, 'close');
  if (status === 0) passed++;
  else failures.push(name);
}

console.log('\n— tests');
const rest = startLane(['node', 'components', 'browser', 'stories', 'showroom'], 'inherit');
// One after the other: more at once would slow all of them.
const apps = flows.ended.then(() => startLane(['package']));
await conclude([rest, flows, apps], { passed, failures });
