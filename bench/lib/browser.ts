import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../../test/chromium.ts';

/**
 * Draws frames as soon as there is something to draw. At 60 Hz each small form would take 17 or 33 ms. (With
 * `--run-all-compositor-stages-before-draw`, an idle page would keep a core busy.)
 */
const unthrottled = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Makes V8 only interpret. Compiled code is on the heap too, and grows for as long as code warms up. */
const interpreted = '--js-flags=--no-opt --no-maglev --no-sparkplug';

export function launchBrowser({ compilesCode = true } = {}): Promise<Browser> {
  const { args = [], ...options } = launchOptions();
  const flags = compilesCode ? unthrottled : [...unthrottled, interpreted];
  return chromium.launch({ ...options, args: [...args, ...flags] });
}
