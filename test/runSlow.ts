import { execFileSync } from 'node:child_process';
import { installBrowser } from './chromium.ts';
import { installEngines } from './engines/installEngines.ts';
import { slowProjects } from './slowProjects.ts';
import { installOrca } from './speech/installOrca.ts';

installBrowser();
installEngines();
installOrca();
execFileSync('npm', ['run', '--silent', 'build-storybook'], { stdio: 'inherit' });
const chosen = slowProjects.map((project) => `--project=${project}`);
execFileSync('vitest', ['run', ...chosen], { stdio: 'inherit' });
