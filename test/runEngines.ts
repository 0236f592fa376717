import { execFileSync } from 'node:child_process';
import { installBrowser } from './chromium.ts';
import { installEngines } from './engines/installEngines.ts';
import { conclude, startLane } from './lanes.ts';
import { installOrca } from './speech/installOrca.ts';

// What Chromium has shown to `run.ts`, once more in Firefox and in WebKit, and what Orca says.

installBrowser();
installEngines();
installOrca();
execFileSync('npm', ['run', '--silent', 'build-storybook'], { stdio: 'inherit' });
const engines = ['firefox', 'webkit'].map((engine) =>
  startLane([`browser ${engine}`, `e2e ${engine}`, `showroom ${engine}`]),
);
// Alone: another program that takes the processor would change what is said when.
const speech = Promise.all(engines.map(({ ended }) => ended)).then(() => startLane(['e2e speech']));
await conclude([...engines, speech]);
