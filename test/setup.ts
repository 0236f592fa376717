import { afterEach } from 'vitest';
// By itself: what else the entry loads could not be mocked any more.
import { disableConsentGuard } from '../src/react/guard/guardSwitch.ts';

// jsdom has no trusted events; the guards are tested in browsers.
disableConsentGuard();

// Server rendering is tested where there is no document, and Testing Library wants one.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
