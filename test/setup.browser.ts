import 'react-mcp-elicitation/styles.css';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { LONG } from './waitFor.ts';

configure({ asyncUtilTimeout: LONG });

// They are there at once, unless a test says otherwise. Later than here, where nothing they load could be mocked any more.
beforeAll(async () => {
  const { lazyControls } = await import('../src/react/form/rareControls.tsx');
  await lazyControls.load();
});

// Tab leads out of the frame, where the test before may have pressed it.
beforeEach(() => window.focus());
afterEach(async () => {
  cleanup();
  await commands.personRest();
});
