import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Elicitation } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';
import { hasProtocol } from '../../person.ts';
import { waitFor } from '../../waitFor.ts';

// WebDriver collects no garbage.
test.skipIf(!hasProtocol)(
  'TRUST-3 a dialog that has gone is not kept, nor what was typed into it',
  async () => {
    const secrets: WeakRef<object>[] = [];
    // React keeps one thing of the last panel, until there is another.
    for (const presentation of ['dialog', 'inline'] as const) {
      const container = document.body.appendChild(document.createElement('div'));
      // Testing Library would keep the root until the end of the test.
      const root = createRoot(container);
      const props = { presentation, server: { name: 'Example' }, onRespond: () => {} };
      const request = ask({ name: { type: 'string', title: 'Password' } });
      act(() => root.render(<Elicitation {...props} request={request} />));
      await waitFor(() => secrets.push(new WeakRef(container.querySelector('input')!)));
      act(() => root.unmount());
      container.remove();
    }
    await expect
      .poll(async () => {
        await cdp().send('HeapProfiler.collectGarbage');
        return secrets[0]!.deref() === undefined;
      })
      .toBe(true);
  },
);
