import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { installBrowser } from './chromium.ts';
import { installEngines } from './engines/installEngines.ts';
import { conclude, startLane } from './lanes.ts';
import { installOrca } from './speech/installOrca.ts';

// What a change has to pass, in one browser. With `rest`: the other browsers, Orca, all stories, and what a host installs.

const isRest = process.argv.includes('rest');

/** Scripts of the package, each of which counts as one test beside those of Vitest. */
const checks = isRest
  ? ['check:package', 'build-storybook', 'conformance']
  : ['lint', 'types', 'build', 'check:size', 'check:unused', 'check:api'];

installBrowser();

// These mostly wait, for servers, for browsers and for a person who reads. So they run beside everything else.
const flows = isRest ? undefined : startLane(['e2e']);

let passed = 0;
const failures: string[] = [];
for (const script of checks) {
  console.log(`\n— ${script}`);
  const check = spawn('npm', ['run', '--silent', script], { stdio: 'inherit' });
  const [status] = await once(check, 'close');
  if (status === 0) passed++;
  else failures.push(script);
}

console.log('\n— tests');
if (flows) {
  const others = startLane(['node', 'components', 'browser', 'stories'], 'inherit');
  await conclude([others, flows], { passed, failures });
} else {
  installEngines();
  installOrca();
  // One after the other: more at once would slow all of them.
  const lanes = [['showroom'], ['package']];
  for (const engine of ['firefox', 'webkit']) {
    lanes.push([`browser ${engine}`, `e2e ${engine}`, `showroom ${engine}`]);
  }
  // Alone at the end: another program that takes the processor would change what Orca says when.
  lanes.push(['e2e speech']);
  const ended = [];
  for (const projects of lanes) {
    const lane = startLane(projects);
    ended.push(lane);
    await lane.ended;
  }
  await conclude(ended, { passed, failures });
}
