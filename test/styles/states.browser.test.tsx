import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Elicitation } from 'react-mcp-elicitation';
import 'react-mcp-elicitation/styles.css';
import { ask, askForUrl } from '../ask.ts';
import { hasProtocol, middleOf, mouse } from '../person.ts';

const server = { name: 'Example' };
const emulate = (...features: { name: string; value: string }[]) =>
  hasProtocol ? cdp().send('Emulation.setEmulatedMedia', { features }) : undefined;

afterEach(() => emulate());

/** What is drawn once the page has been opened. */
const renderWaiting = () =>
  render(
    <Elicitation
      request={askForUrl('https://example.com/', 'e1')}
      server={server}
      onRespond={() => {}}
      stage="opened"
    />,
  );

test('the sign of a page that is open elsewhere turns for five seconds at most', async () => {
  renderWaiting();
  await screen.findByText(/open in another tab/);
  const progress = document.querySelector('[data-slot=elicitation-progress]')!;
  const [turning] = progress.getAnimations({ subtree: true });
  expect(turning!.effect!.getComputedTiming().endTime).toBeLessThanOrEqual(5000);
});

// WebDriver emulates no preferences.
test.runIf(hasProtocol)(
  'what waits leaves no gap below "Open again", with less motion',
  async () => {
    await emulate({ name: 'prefers-reduced-motion', value: 'reduce' });
    renderWaiting();
    const openAgain = await screen.findByRole('button', { name: 'Open again' });
    expect(openAgain).toHaveAccessibleDescription();
    const message = document.querySelector('[data-slot=elicitation-message]')!;
    const gap = message.getBoundingClientRect().top - openAgain.getBoundingClientRect().bottom;
    expect(gap).toBeLessThan(30);
  },
);

// WebDriver emulates no forced colors.
test.each(['none', ...(hasProtocol ? ['active'] : [])])(
  'Show looks pressed once it is, also under the mouse, where forced colors are %s',
  async (value) => {
    await emulate({ name: 'forced-colors', value });
    const token = { type: 'string', format: 'password', title: 'API key' };
    render(<Elicitation request={ask({ token })} server={server} onRespond={() => {}} />);
    const show = await screen.findByRole('button', { name: 'Show API key' });
    const look = () => {
      const { color, fontWeight, textDecorationLine } = getComputedStyle(show);
      return { color, fontWeight, textDecorationLine };
    };
    await mouse('move', middleOf(show));
    const before = look();
    await userEvent.click(show);
    expect(show).toHaveAttribute('aria-pressed', 'true');
    expect(look()).not.toEqual(before);
  },
);
