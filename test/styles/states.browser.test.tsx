import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Elicitation } from 'react-mcp-elicitation';
import 'react-mcp-elicitation/styles.css';
import { askForUrl } from '../ask.ts';

const server = { name: 'Example' };

test('the sign of a page that is open elsewhere turns for five seconds at most', async () => {
  render(
    <Elicitation
      request={askForUrl('https://example.com/', 'e1')}
      server={server}
      onRespond={() => {}}
      isAnswered
    />,
  );
  await screen.findByText(/open in another tab/);
  const progress = document.querySelector('[data-slot=elicitation-progress]')!;
  const [turning] = progress.getAnimations({ subtree: true });
  expect(turning!.effect!.getComputedTiming().endTime).toBeLessThanOrEqual(5000);
});
