import { render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Elicitation, type ElicitResult } from 'react-mcp-elicitation';
import { ask } from '../ask.ts';
import { click, hasProtocol, middleOf, pressRested, wait } from '../person.ts';
import { waitFor } from '../waitFor.ts';

const server = { name: 'Example' };
const heap = `a${'\u0301\u0316\u0323\u200c'.repeat(80)}`;

function draw(request: object) {
  const onRespond = vi.fn<(result: ElicitResult) => void>();
  const view = render(<Elicitation {...{ request, server, onRespond }} />);
  return { onRespond, ...view };
}

describe('TRUST-2 text stays in its box', () => {
  /** How many rows of a picture are not white above an element. */
  async function inkAbove(element: HTMLElement, distance: number): Promise<number> {
    const base64 = await page.screenshot({ save: false });
    const image = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${base64}`)).blob(),
    );
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const scale = image.width / innerWidth;
    const { left, top, width } = element.getBoundingClientRect();
    const area = [left, top - distance, width, distance - 2].map((value) =>
      Math.round(value * scale),
    );
    const { data } = context.getImageData(...(area as [number, number, number, number]));
    let rows = 0;
    for (let y = 0; y < area[3]!; y++) {
      const row = data.subarray(y * area[2]! * 4, (y + 1) * area[2]! * 4);
      if (row.some((value, index) => index % 4 < 3 && value < 200)) rows++;
    }
    return rows;
  }

  // The provider takes no pictures: half of WebKit's would be black.
  test.skipIf(!hasProtocol).each(['message', 'title', 'description', 'option'])(
    'a heap of marks in a %s',
    async (where) => {
      const text = `${heap} `.repeat(3);
      const field = {
        type: 'string',
        ...(where === 'title' && { title: text }),
        ...(where === 'description' && { description: text }),
        ...(where === 'option' && {
          oneOf: [
            { const: 'a', title: text },
            { const: 'b', title: 'B' },
          ],
        }),
      };
      const { container } = render(
        <div style={{ paddingBlockStart: 120, background: 'white' }}>
          <Elicitation
            request={{ ...ask({ field }), message: where === 'message' ? text : 'Why.' }}
            server={server}
            onRespond={() => {}}
          />
        </div>,
      );
      const marked = await waitFor(() => {
        const found = [...container.querySelectorAll<HTMLElement>('[dir=auto]')].find(
          ({ textContent }) => textContent?.includes('\u0301'),
        );
        expect(found).toBeDefined();
        return found!;
      });
      // At most four marks of each group are drawn, and these no further than half a line above.
      expect(marked.textContent).not.toMatch(/\p{M}{5}/u);
      expect(await inkAbove(marked, 6)).toBe(0);
    },
  );

  test.each([
    ['Vietnamese', 'Thiết bị đã được đặt chỗ ở Huế'],
    ['Thai', 'ที่อยู่ผู้ใช้ ปั๊ม น้ำ'],
    ['Arabic with vowels', 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ'],
    ['Hindi', 'क्षत्रियों की शक्ति'],
  ])('%s is drawn as it was', async (_, text) => {
    const { container } = draw(ask({ field: { type: 'string', title: text } }));
    const label = await waitFor(() => {
      const found = container.querySelector<HTMLElement>('[data-slot="elicitation-label"]');
      expect(found).not.toBeNull();
      return found!;
    });
    expect(label).toHaveTextContent(text);
    expect(label.scrollHeight).toBeLessThanOrEqual(label.clientHeight);
  });

  test('a description of endless lines is bounded, and the warning stands before it', async () => {
    const description = `Why.\n${'·\n'.repeat(900)}`;
    const { container } = draw(ask({ password: { type: 'string', description } }));
    const box = await waitFor(() => {
      const found = container.querySelector('[data-slot="elicitation-description"]');
      expect(found).not.toBeNull();
      return found!;
    });
    expect(box.getBoundingClientRect().height).toBeLessThan(260);
    const note = container.querySelector('[data-slot="elicitation-sensitive-note"]')!;
    expect(note.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const warning = container.querySelector('[data-slot="elicitation-sensitive"]')!;
    const message = container.querySelector('[data-slot="elicitation-message"]')!;
    expect(warning.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // A keyboard reaches what has to be scrolled.
    await waitFor(() => expect(box).toHaveAttribute('tabindex', '0'));
  });
});

test('TRUST-2 lines of braille blanks push no text out of sight', () => {
  const description = `Why.\n${'\u2800\n'.repeat(900)}It is sent to everybody.`;
  const { container } = draw(ask({ name: { type: 'string', description } }));
  const box = container.querySelector('[data-slot="elicitation-description"]')!;
  expect(box.textContent).toBe('Why.\n\nIt is sent to everybody.');
});

describe('TRUST-4 a message of no end', () => {
  test('is cut, which is said, and shown whole to whoever asks', async () => {
    const message = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}.`).join('\n');
    draw({ ...ask({ name: { type: 'string' } }), message });
    const shown = (await screen.findByText(/^Line 1\./)).closest('p')!;
    const before = shown.getBoundingClientRect().height;
    expect(before).toBeLessThan(320);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(shown.getBoundingClientRect().height).toBeGreaterThan(before * 3);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement).toBe(shown);
  });

  test('a short one has nothing to press', async () => {
    draw({ ...ask({ name: { type: 'string' } }), message: 'Who are you?' });
    await screen.findByText('Who are you?');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('TRUST-4 a default of no end', () => {
  const lines = 'a\n'.repeat(60_000);

  test('is drawn in part, which is said, and sent as it was', async () => {
    const { onRespond } = draw(ask({ text: { type: 'string', default: lines } }));
    const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'text' });
    expect(input.value.split('\n').length).toBeLessThanOrEqual(500);
    expect(input).toHaveAccessibleDescription(/more characters are not shown/);
    await wait(700);
    await click(middleOf(screen.getByRole('button', { name: 'Accept' })));
    await waitFor(() =>
      expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { text: lines } }),
    );
  });

  test('is sent as it is seen and edited, where the person says so', async () => {
    const { onRespond } = draw(ask({ text: { type: 'string', default: lines } }));
    const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'text' });
    expect(input).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send all of it' }));
    await userEvent.fill(input, 'mine');
    await pressRested(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { text: 'mine' } }),
    );
  });

  test('of marks in a heap is drawn without the heap, and sent as it was until it is edited', async () => {
    const { onRespond } = draw(ask({ text: { type: 'string', default: heap } }));
    const input = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'text' });
    expect(input.value).not.toMatch(/\p{M}{5}/u);
    await wait(700);
    await click(middleOf(screen.getByRole('button', { name: 'Accept' })));
    await waitFor(() =>
      expect(onRespond).toHaveBeenCalledWith({ action: 'accept', content: { text: heap } }),
    );
  });
});
