import { act, render, screen } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { describe, expect, test } from 'vitest';
import { Elicitation as BareElicitation } from 'react-mcp-elicitation';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';
import { withSettings } from '../react/withSettings.tsx';

const Elicitation = withSettings(BareElicitation);

const buttons = (name: string) => screen.getAllByRole('button', { name });

test('HOST-7 the words below the buttons begin where the buttons begin, in narrow frames as well', async () => {
  const widths = [320, 390, 720];
  render(
    widths.map((width) => (
      <div key={width} style={{ width }}>
        <Elicitation
          request={ask({ name: { type: 'string' } })}
          server={{ name: 'GitHub' }}
          onRespond={() => new Promise(() => {})}
        />
      </div>
    )),
  );
  act(() => buttons('Decline').forEach((decline) => decline.click()));
  const told = await waitFor(() => {
    const lines = screen.getAllByText(/Still sending/);
    expect(lines).toHaveLength(widths.length);
    return lines;
  });
  for (const [index, button] of buttons('Accept').entries()) {
    const words = document.createRange();
    words.selectNodeContents(told[index]!);
    const { left, top } = words.getBoundingClientRect();
    expect(left).toBeCloseTo(button.getBoundingClientRect().left, 0);
    expect(top).toBeGreaterThan(button.getBoundingClientRect().bottom);
  }
});

describe('HOST-7 beside a long name on Open, Cancel stays with Decline', () => {
  test.each(['start', 'end'] as const)(
    'buttons that begin at the %s of the row',
    async (actions) => {
      // As wide as the letters of many systems are.
      const style = { '--elicit-font': 'monospace' } as CSSProperties;
      const widths = [330, 390, 430, 478, 520, 560];
      const request = {
        mode: 'url',
        message: 'Sign in.',
        url: 'https://my-apps.vercel.app/',
        elicitationId: 'e1',
      };
      render(
        widths.map((width) => (
          <div key={width} style={{ ...style, width }}>
            <Elicitation {...{ request, actions, server: { name: 'A' } }} onRespond={() => {}} />
          </div>
        )),
      );
      const opens = await waitFor(() => {
        const found = screen.getAllByRole('button', { name: /^Open my-apps/ });
        expect(found).toHaveLength(widths.length);
        return found;
      });
      for (const [index, open] of opens.entries()) {
        const [first, decline, cancel] = [
          open,
          ...['Decline', 'Cancel'].map((n) => buttons(n)[index]!),
        ].map((button) => button.getBoundingClientRect());
        expect(cancel!.top).toBe(decline!.top);
        expect(cancel!.left < decline!.left).toBe(actions === 'end');
        const isBeside = first!.top === decline!.top;
        expect(isBeside || actions === 'end' || first!.bottom < decline!.top).toBe(true);
      }
    },
  );
});
