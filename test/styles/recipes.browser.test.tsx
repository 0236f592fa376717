import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  Elicitation,
  ElicitationProvider,
  type ElicitationComponents,
} from 'react-mcp-elicitation';
import { elicitationComponents as shadcn } from '../../registry/mcp-elicitation/elicitation.tsx';
import type { Theme } from '../../stories/slots/drawWith.tsx';
import { mantine } from '../../stories/slots/recipes/mantine.tsx';
import { tailwind3 } from '../../stories/slots/recipes/tailwind3.tsx';
import { MantineTheme } from '../../stories/slots/themes/MantineTheme.tsx';
import { ShadcnTheme } from '../../stories/slots/themes/ShadcnTheme.tsx';
import { Tailwind3Theme } from '../../stories/slots/themes/Tailwind3Theme.tsx';
import { ask } from '../ask.ts';

test.each<[string, Theme, Partial<ElicitationComponents>]>([
  ['shadcn/ui', ShadcnTheme, shadcn],
  ['Mantine', MantineTheme, mantine],
])('HOST-7 a button of %s beside a text is a word, no box', async (_, Theme, components) => {
  await page.viewport(900, 700);
  render(
    <Theme mode="light">
      <ElicitationProvider components={components}>
        <Elicitation
          request={ask({ password: { type: 'string' } })}
          server={{ name: 'A' }}
          onRespond={() => {}}
        />
      </ElicitationProvider>
    </Theme>,
  );
  const reveal = await screen.findByRole('button', { name: /^Show/ });
  const { height, left } = reveal.getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(24);
  expect(height).toBeLessThan(30);
  const words = document.createRange();
  words.selectNodeContents(reveal);
  expect(words.getBoundingClientRect().left - left).toBeLessThan(2);
  expect(getComputedStyle(reveal).fontWeight).toBe('400');
});

test('HOST-7 a date of Tailwind CSS 3 stands below its label, no wider than a date', async () => {
  await page.viewport(900, 700);
  for (const sheet of document.styleSheets) sheet.disabled = true;
  onTestFinished(() => {
    for (const sheet of document.styleSheets) sheet.disabled = false;
  });
  render(
    <Tailwind3Theme mode="light">
      <ElicitationProvider components={tailwind3}>
        <Elicitation
          request={ask({ day: { type: 'string', format: 'date', title: 'Day' } })}
          server={{ name: 'A' }}
          onRespond={() => {}}
        />
      </ElicitationProvider>
    </Tailwind3Theme>,
  );
  const date = (await screen.findByLabelText('Day')).getBoundingClientRect();
  expect(date.top).toBeGreaterThanOrEqual(screen.getByText('Day').getBoundingClientRect().bottom);
  expect(date.width).toBeLessThan(300);
});
