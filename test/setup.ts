import { afterEach } from 'vitest';
// By itself: what else the entry loads could not be mocked any more.
import { disableConsentGuard } from '../src/react/guard/guardSwitch.ts';
import { LONG } from './waitFor.ts';

// jsdom has no trusted events; the guards are tested in browsers.
disableConsentGuard();

// Server rendering is tested where there is no document, and Testing Library wants one.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: LONG });
  afterEach(cleanup);
}
