import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { ElicitationOutlet, ElicitationProvider } from 'react-mcp-elicitation';
import { de } from 'react-mcp-elicitation/locales/de';
import { ru } from 'react-mcp-elicitation/locales/ru';
import { createFakeQueue, loadOutlet } from 'react-mcp-elicitation/testing';
import 'react-mcp-elicitation/styles.css';

beforeAll(loadOutlet);

const longForm = {
  message: 'Please fill this in.',
  requestedSchema: {
    type: 'object' as const,
    properties: Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`f${index}`, { type: 'string' as const }]),
    ),
  },
};

test.each([
  ['de', de],
  ['ru', ru],
])('TRUST-6 Mute says all its words where they are longer than a line: %s', async (_, messages) => {
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(900, 700));
  const { queue } = createFakeQueue();
  const server = queue.connection({ name: 'GitHub Enterprise Cloud of Contoso' });
  render(
    <ElicitationProvider messages={messages}>
      <ElicitationOutlet queue={queue} />
    </ElicitationProvider>,
  );
  await act(async () => {
    for (let count = 0; count < 3; count++) void server.onRequest(longForm);
  });
  const mute = await screen.findByRole('button', { name: /GitHub Enterprise Cloud/ });
  const words = document.createRange();
  words.selectNodeContents(mute.firstElementChild!);
  const [text, box] = [words, mute].map((one) => one.getBoundingClientRect());
  expect(text!.width).toBeLessThanOrEqual(box!.width);
  expect(text!.height).toBeLessThanOrEqual(box!.height);
  expect(box!.right).toBeLessThanOrEqual(innerWidth);
});

test('TRUST-6 above a form that is longer than the window, Mute can be pressed at each of its points', async () => {
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(900, 700));
  const { queue } = createFakeQueue();
  const server = queue.connection({ name: 'GitHub Enterprise Server' });
  render(<ElicitationOutlet queue={queue} />);
  await act(async () => {
    for (let count = 0; count < 3; count++) void server.onRequest(longForm);
  });
  const mute = await screen.findByRole('button', { name: 'Mute GitHub Enterprise Server' });
  const { left, right, top, bottom } = mute.getBoundingClientRect();
  const middle = (left + right) / 2;
  const points = Array.from({ length: Math.floor(bottom - top) }, (_, index) => top + index + 0.5);
  const hit = points.map((y) => document.elementFromPoint(middle, y));
  expect(hit.filter((element) => !mute.contains(element))).toEqual([]);
});
