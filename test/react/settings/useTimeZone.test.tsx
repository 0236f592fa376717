import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTimeZone } from '../../../src/react/settings/useTimeZone.ts';

const Zone = ({ chosen }: { chosen?: string }) => <p>{useTimeZone(chosen)}</p>;

afterEach(() => vi.restoreAllMocks());

test("HOST-6 the zone is the host's choice, or else the browser's, asked again when a person may have traveled", () => {
  const options = new Intl.DateTimeFormat('en').resolvedOptions();
  const now = vi.spyOn(performance, 'now').mockReturnValue(1e6);
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockReturnValue({ ...options, timeZone: 'Europe/Berlin' });
  const { rerender } = render(<Zone />);
  expect(screen.getByText('Europe/Berlin')).toBeVisible();
  zone.mockReturnValue({ ...options, timeZone: 'Asia/Tokyo' });
  now.mockReturnValue(1e6 + 900);
  rerender(<Zone />);
  expect(screen.getByText('Europe/Berlin')).toBeVisible();
  now.mockReturnValue(1e6 + 1100);
  rerender(<Zone />);
  expect(screen.getByText('Asia/Tokyo')).toBeVisible();
  rerender(<Zone chosen="UTC" />);
  expect(screen.getByText('UTC')).toBeVisible();
});
