import { expect } from 'storybook/test';
import { ElicitationReceipt } from 'react-mcp-elicitation';
import { createReceipt, parseElicitRequest } from 'react-mcp-elicitation/core';
import { sayIn } from '../.storybook/words.ts';
import preview from '../.storybook/preview.tsx';
import { server } from './server.ts';

const request = parseElicitRequest({
  message: 'Tell us about the release.',
  requestedSchema: {
    type: 'object',
    properties: {
      branch: { type: 'string', title: 'Branch' },
      workers: { type: 'integer', title: 'Workers' },
      security: { type: 'boolean', title: 'Security fix' },
      pets: {
        type: 'array',
        title: 'Reviewers',
        items: {
          anyOf: [
            { const: 'a', title: 'Ada' },
            { const: 'g', title: 'Grace' },
          ],
        },
      },
    },
  },
});
const at = new Date('2026-11-20T12:00:00Z');
const content = { branch: 'release-2', workers: 8, security: true, pets: ['a', 'g'] };

const meta = preview.meta({
  title: 'Receipt',
  component: ElicitationReceipt,
  args: { receipt: createReceipt({ request, server, at, result: { action: 'accept', content } }) },
});

/** What was sent, to whom and when. */
export const Accepted = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ada Grace')).toBeVisible();
  },
});

/** The person declined, so no answers were sent. */
export const Declined = meta.story({
  args: { receipt: createReceipt({ request, server, at, result: { action: 'decline' } }) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    await expect(canvas.getByText(say('declined'))).toBeVisible();
  },
});

/** The receipt of a page that was opened. */
export const Opened = meta.story({
  args: {
    receipt: createReceipt({
      request: parseElicitRequest({
        mode: 'url',
        message: 'Connect your account.',
        url: 'https://login.example.com/authorize?state=7f3c',
      }),
      server,
      at,
      result: { action: 'accept' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
