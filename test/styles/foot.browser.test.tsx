import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Elicitation } from 'react-mcp-elicitation';
import { ask } from '../ask.ts';
import { waitFor } from '../waitFor.ts';

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
