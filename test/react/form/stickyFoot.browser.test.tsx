import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Elicitation } from 'react-mcp-elicitation';
import 'react-mcp-elicitation/styles.css';
import { ask } from '../../ask.ts';
import { pressRested } from '../../person.ts';
import { waitFor } from '../../waitFor.ts';

test('FORM-15 a foot that says why an answer was not sent covers nothing that Tab reaches', async () => {
  await page.viewport(800, 500);
  const fields = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`agree${index}`, { type: 'boolean', default: true }]),
  );
  const reason = 'The session has ended. Sign in again. '.repeat(6);
  render(
    <Elicitation
      request={ask(fields)}
      server={{ name: 'A' }}
      onRespond={() => Promise.reject(new Error(reason))}
    />,
  );
  await pressRested(screen.getByRole('button', { name: 'Accept' }));
  const failed = await screen.findByText(/The session has ended/);
  const foot = failed.closest('[data-slot=elicitation-actions]')!;
  expect(foot.clientHeight).toBeGreaterThan(90);
  document.querySelector('input')!.focus();
  for (let index = 0; index < 19; index++) {
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement!;
    await waitFor(() =>
      expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        foot.getBoundingClientRect().top,
      ),
    );
  }
});
