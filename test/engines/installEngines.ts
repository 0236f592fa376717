import { firefox, webkit } from 'playwright';
import { findOnPath, install } from '../chromium.ts';

/** Installs Firefox and WebKit where they are not. */
export function installEngines(): void {
  if (!findOnPath(['firefox-esr'])) install(firefox, 'firefox-esr');
  const needed = ['WebKitWebDriver', 'Xvfb', 'openbox'];
  if (needed.some((program) => !findOnPath([program]))) {
    install(webkit, 'webkit2gtk-driver', 'xvfb', 'openbox');
  }
}
