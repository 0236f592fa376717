import 'react-mcp-elicitation/styles.css';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

// Tab leads out of the frame, where the test before may have pressed it.
beforeEach(() => window.focus());
afterEach(async () => {
  cleanup();
  await commands.personRest();
});
