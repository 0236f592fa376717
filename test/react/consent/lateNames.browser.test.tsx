import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Elicitation } from 'react-mcp-elicitation';
import { waitFor } from '../../waitFor.ts';

const lists = vi.hoisted(() => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
});
vi.mock('../../../src/url/names/names.ts', async (importOriginal) => {
  const [names] = await Promise.all([importOriginal<object>(), lists.promise]);
  return names;
});

const request = { mode: 'url', message: 'Connect.', url: 'https://example.com/' };

test('URL-7 lists that come late move no button: the dialog waits, then says so, and keeps the line', async () => {
  const server = { name: 'GitHub' };
  const view = { request, server, onRespond: () => {}, presentation: 'dialog' } as const;
  // Only the lists are missing then.
  await import('../../../src/react/consent/UrlConsent.tsx');
  render(<Elicitation {...view} />);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = await screen.findByRole('dialog');
  // The animation of the dialog.
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  const decline = screen.getByRole('button', { name: 'Decline' });
  expect(dialog.dataset['level']).toBeUndefined();
  const words = 'Checking the address…';
  await screen.findByText(words, { selector: '[data-slot=elicitation-progress] *' });
  const place = decline.getBoundingClientRect().toJSON();
  lists.resolve();
  await waitFor(() => expect(dialog.dataset['level']).toBe('none'));
  expect(screen.queryByText(words)).toBeNull();
  expect(decline.getBoundingClientRect().toJSON()).toEqual(place);
});
