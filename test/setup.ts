import { afterEach, beforeAll } from 'vitest';
// By itself: what else the entry loads could not be mocked any more.
import { disableConsentGuard } from '../src/react/guard/guardSwitch.ts';
import { LONG } from './waitFor.ts';

// jsdom has no trusted events; the guards are tested in browsers.
disableConsentGuard();

// They are there at once, unless a test says otherwise. Later than here, where nothing they load could be mocked any more.
beforeAll(async () => {
  const { lazyControls } = await import('../src/react/form/rareControls.tsx');
  await lazyControls.load();
});

// Server rendering is tested where there is no document, and Testing Library wants one.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: LONG });
  afterEach(cleanup);
}
