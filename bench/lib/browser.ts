import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../../test/chromium.ts';

/**
 * Frames as soon as there is something to draw. At 60 Hz each small form would take 17 or 33 ms.
 * (With `--run-all-compositor-stages-before-draw`, an idle page would keep a core busy.)
 */
const unthrottled = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

export function launchBrowser(): Promise<Browser> {
  const { args = [], ...options } = launchOptions();
  return chromium.launch({ ...options, args: [...args, ...unthrottled] });
}
