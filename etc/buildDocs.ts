import { execFileSync } from 'node:child_process';
import { installBrowser } from '../test/chromium.ts';

// The tests write what they find into the built site, whose pages show it.
installBrowser();
execFileSync('npm', ['run', '--silent', 'build-storybook'], { stdio: 'inherit' });
execFileSync('npx', ['vitest', 'run', '--project', 'showroom'], { stdio: 'inherit' });
