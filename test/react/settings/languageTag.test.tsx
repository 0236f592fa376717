import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Elicitation, ElicitationProvider, type ElicitResult } from 'react-mcp-elicitation';
import { elicitations } from 'react-mcp-elicitation/testing';
import { waitFor } from '../../waitFor.ts';

test.each([
  ['de_DE.UTF-8', '1,5'],
  ['en_US', '1.5'],
  ['C', '1.5'],
  ['', '1.5'],
  ['not a tag', '1.5'],
  ['POSIX', '1.5'],
])('HOST-6 a locale %j, as environments tell it, sends what was entered', async (locale, typed) => {
  const user = userEvent.setup();
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  render(
    <ElicitationProvider locale={locale}>
      <Elicitation {...{ request: elicitations.number, server: { name: 'A' }, onRespond }} />
    </ElicitationProvider>,
  );
  const input = screen.getByRole('textbox');
  await user.clear(input);
  await user.type(input, typed);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({
      action: 'accept',
      content: { share: 1.5 },
    }),
  );
});
