import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import { ask } from '../../../ask.ts';
import { pressRested } from '../../../person.ts';
import { waitFor } from '../../../waitFor.ts';

function draw(property: object) {
  const onRespond = vi.fn();
  render(
    <ElicitationProvider timeZone="Europe/Berlin">
      <Elicitation
        request={ask({ v: property })}
        server={{ name: 'Example' }}
        onRespond={onRespond}
      />
    </ElicitationProvider>,
  );
  return { onRespond, picker: screen.getByLabelText<HTMLInputElement>('v') };
}

/** Copies a text and pastes it, by keys. */
async function paste(target: HTMLElement, text: string): Promise<void> {
  const source = document.body.appendChild(document.createElement('textarea'));
  source.value = text;
  source.select();
  await userEvent.copy();
  target.focus();
  await userEvent.paste();
  source.remove();
}

const format = (name: string, rest: object = {}) => ({ type: 'string', format: name, ...rest });

// Firefox sends the event to the page's body.
test.skipIf(server.browser === 'firefox').each([
  ['date', ' 2026-03-29\n', '2026-03-29'],
  ['time', '9:30', '09:30:00'],
  ['time', '09:30:15', '09:30:15'],
  ['date-time', '2026-01-31T09:30', '2026-01-31T08:30:00Z'],
  ['date-time', '2026-01-31 09:30:15', '2026-01-31T08:30:15Z'],
  ['date-time', '2026-01-31T09:30:00+05:30', '2026-01-31T09:30:00+05:30'],
])('FORM-1 a picker of a %s takes %j from the clipboard', async (name, text, sent) => {
  const { onRespond, picker } = draw(format(name));
  await paste(picker, text);
  expect(picker.value).not.toBe('');
  await pressRested(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ action: 'accept', content: { v: sent } }),
  );
});

test('FORM-1 a picker that cannot hold what is pasted keeps what it held', async () => {
  const { picker } = draw(format('date', { default: '2026-01-31' }));
  await paste(picker, 'next week');
  expect(picker).toHaveValue('2026-01-31');
});

test
  .skipIf(server.browser === 'firefox')
  .each(['https://example.com\nexample.org/login', 'https://example.com/report\nAnna'])(
  'FORM-1 an address and what stands below it do not become one as they are pasted: %j',
  async (lines) => {
    draw(format('uri'));
    const input = screen.getByRole<HTMLInputElement>('textbox');
    await paste(input, lines);
    expect(input.value).not.toBe(lines.replace('\n', ''));
  },
);

// Chromium makes a blank of the break. Other browsers may delete it.
test
  .skipIf(server.browser !== 'chromium')
  .each(['https://a.example/\nhttps://b.example/', 'https://a.example/\nwww.b.example'])(
  'FORM-1 two addresses do not become one as they are pasted: %j',
  async (lines) => {
    const { onRespond } = draw(format('uri'));
    const input = screen.getByRole('textbox');
    await paste(input, lines);
    await pressRested(screen.getByRole('button', { name: 'Accept' }));
    const error = /Write it like this: https:\/\/example\.com/;
    await waitFor(() => expect(input).toHaveAccessibleDescription(error));
    expect(onRespond).not.toHaveBeenCalled();
  },
);
