import 'react-mcp-elicitation/styles.css';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import { LONG } from './waitFor.ts';

configure({ asyncUtilTimeout: LONG });

// Tab leads out of the frame, where the test before may have pressed it.
beforeEach(() => window.focus());
afterEach(async () => {
  cleanup();
  await commands.personRest();
});
