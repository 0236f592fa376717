import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Elicitation } from 'react-mcp-elicitation';
import { lazyControls } from '../../../src/react/form/rareControls.tsx';
import { ask } from '../../ask.ts';

afterEach(() => vi.restoreAllMocks());

const draw = (properties: object) =>
  render(<Elicitation request={ask(properties)} server={{ name: 'A' }} onRespond={() => {}} />);

test.each([
  ['a list', { items: { type: 'string' }, type: 'array' }],
  ['a date with a time', { type: 'string', format: 'date-time' }],
  ['a long list of options', { type: 'string', enum: Array.from(Array(40).keys(), String) }],
])('HOST-11 a form with %s is not drawn before all of it can be', async (_, property) => {
  const unloaded = vi.spyOn(lazyControls, 'getLoaded').mockReturnValue(undefined);
  vi.spyOn(lazyControls, 'load').mockRejectedValueOnce(new Error('offline'));
  draw({ name: { type: 'string' }, rare: property });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();

  const again = await screen.findByRole('button', { name: 'Try again' });
  unloaded.mockRestore();
  await userEvent.click(again);
  expect(await screen.findByRole('textbox', { name: 'name' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(document.querySelectorAll('input').length).toBeGreaterThan(1);
});

test('HOST-11 a form without these waits for nothing', () => {
  vi.spyOn(lazyControls, 'getLoaded').mockReturnValue(undefined);
  const load = vi.spyOn(lazyControls, 'load');
  draw({
    name: { type: 'string' },
    mail: { type: 'string', format: 'email' },
    day: { type: 'string', format: 'date' },
    count: { type: 'integer' },
    sure: { type: 'boolean' },
    size: { type: 'string', enum: ['S', 'M', 'L'] },
    some: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
  });
  expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});
