import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { rendered } from './rendered.tsx';

const complain = vi.spyOn(console, 'error');
afterEach(() => complain.mockClear());

test.each(rendered)('HOST-5 %s hydrates without a mismatch', async (_, draw) => {
  const element = draw();
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complain).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
