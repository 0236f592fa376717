import type { Browser } from 'playwright';
import type { Builds, Contestant } from './contestants.ts';
import type { Options } from './options.ts';
import type { Site } from './server.ts';

/** What there is to measure, and to measure it with. */
export interface Bench {
  options: Options;
  browser: Browser;
  site: Site;
  /** The page that is subtracted in "beyond React". */
  reactBuilds: Builds;
  contestants: readonly Contestant[];
}
