import type { Browser } from 'playwright';
import type { Builds, Contestant } from './contestants.ts';
import type { Options } from './options.ts';
import type { Site } from './server.ts';

/** What is to be measured, and what it is measured with. */
export interface Bench {
  options: Options;
  browser: Browser;
  site: Site;
  /** The page that is subtracted in "beyond React". */
  reactBuilds: Builds;
  contestants: readonly Contestant[];
}
