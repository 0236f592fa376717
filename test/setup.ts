import { afterEach } from 'vitest';

// Server rendering is tested where there is no document, and Testing Library wants one.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
