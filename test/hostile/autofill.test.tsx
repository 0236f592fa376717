import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Elicitation, type ElicitResult } from 'react-mcp-elicitation';
import { ask } from '../ask.ts';
import { accept } from '../react/drawElicitation.tsx';

/** As setups of tests have it, and happy-dom. */
class Idle {
  observe() {}
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['in jsdom', undefined],
  ['where nothing tells what is in sight', Idle],
])('TRUST-10 %s, a test may change fields without focus', async (_, observer) => {
  vi.stubGlobal('IntersectionObserver', observer);
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  const request = ask({
    name: { type: 'string', title: 'Name' },
    city: { type: 'string', title: 'City' },
  });
  render(<Elicitation {...{ request, onRespond }} server={{ name: 'Example' }} />);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
  fireEvent.input(screen.getByLabelText('City'), { target: { value: 'London' } });
  await userEvent.click(accept());
  await vi.waitFor(() =>
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({
      action: 'accept',
      content: { name: 'Ada', city: 'London' },
    }),
  );
});
