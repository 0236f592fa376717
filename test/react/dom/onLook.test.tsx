import { act, render, screen, waitFor } from '@testing-library/react';
import { Elicitation } from 'react-mcp-elicitation';
import { expect, test, vi } from 'vitest';
import { ask } from '../../ask.ts';
import { server } from '../drawElicitation.tsx';

test('HOST-4 whatever panels there are, the page is looked at by one interval, and by none once they are gone', async () => {
  const begun = vi.spyOn(window, 'setInterval');
  const ended = vi.spyOn(window, 'clearInterval');
  const panel = { server, deadline: Date.now() + 600_000, onRespond() {} };
  const { unmount } = render(
    <>
      <Elicitation {...panel} request={ask({})} />
      <Elicitation {...panel} request={ask({ name: { type: 'string' } })} />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText(/left$/)).toHaveLength(2));
  const looking = begun.mock.calls.flatMap(([, pause], index) =>
    pause === 200 ? [begun.mock.results[index]!.value] : [],
  );
  expect(looking).toHaveLength(1);
  unmount();
  await act(async () => {});
  expect(ended.mock.calls.map(([timer]) => timer)).toContain(looking[0]);
});
