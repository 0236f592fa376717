import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Elicitation } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';
import { settle } from '../../person.ts';
import { waitFor } from '../../waitFor.ts';

const names = Array.from({ length: 12 }, (_, at) => `name${at}`);
const request = ask(
  Object.fromEntries(names.map((name) => [name, { type: 'string', minLength: 1 }])),
  {
    required: names,
  },
);

test.each(['inline', 'dialog'] as const)(
  'FORM-6 in a small window, a failed Accept shows the beginning of what needs attention: %s',
  async (presentation) => {
    await page.viewport(360, 300);
    onTestFinished(() => page.viewport(900, 700));
    render(
      <Elicitation
        {...{ request, presentation }}
        server={{ name: 'Example' }}
        onRespond={() => {}}
      />,
    );
    const field = await screen.findByLabelText(/^name5/);
    // A dialog that has just come scrolls to its first field.
    await settle(field);
    field.focus();
    await userEvent.keyboard('{Enter}');
    const title = await screen.findByText(/12 answers/);
    const summary = title.closest('[data-slot=elicitation-summary]');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary!.clientHeight).toBeGreaterThan(300);
    const { top, bottom } = title.getBoundingClientRect();
    // Browsers scroll by whole pixels.
    expect(top).toBeGreaterThan(-1);
    expect(bottom).toBeLessThan(301);
  },
);
