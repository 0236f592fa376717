import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../../ask.ts';
import { waitFor } from '../../waitFor.ts';
import { accept, drawElicitation } from '../drawElicitation.tsx';
import { useTimeZone } from '../../../src/react/settings/useTimeZone.ts';

const Zone = ({ chosen }: { chosen?: string }) => <p>{useTimeZone(chosen)}</p>;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test("HOST-6 the zone is the host's choice, or else the browser's, the same for all who show it", () => {
  const options = new Intl.DateTimeFormat('en').resolvedOptions();
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ ...options, timeZone: 'Europe/Berlin' });
  const { rerender, unmount } = render(<Zone />);
  expect(screen.getByText('Europe/Berlin')).toBeVisible();
  zone.mockReturnValue({ ...options, timeZone: 'Asia/Tokyo' });
  const second = render(<Zone />);
  expect(screen.getAllByText('Europe/Berlin')).toHaveLength(2);
  rerender(<Zone chosen="UTC" />);
  expect(screen.getByText('UTC')).toBeVisible();
  unmount();
  second.unmount();
  // Nothing shows the former zone any more.
  render(<Zone />);
  expect(screen.getByText('Asia/Tokyo')).toBeVisible();
});

test('FORM-7 what is sent is the time in the zone that is shown, though the clock has moved on', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const { user, onRespond } = drawElicitation(
    ask({ when: { type: 'string', format: 'date-time' } }),
  );
  fireEvent.change(screen.getByLabelText('when'), { target: { value: '2024-06-15T10:00' } });
  vi.stubEnv('TZ', 'Asia/Tokyo');
  fireEvent.change(screen.getByLabelText('when'), { target: { value: '2024-06-15T11:00' } });
  const description = expect.stringContaining('2024-06-15T09:00:00Z') as string;
  expect(screen.getByLabelText('when')).toHaveAccessibleDescription(description);
  await user.click(accept());
  const content = { when: '2024-06-15T09:00:00Z' };
  await waitFor(() => expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content }));
});
