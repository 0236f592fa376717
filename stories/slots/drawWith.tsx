import type { ComponentType, ReactNode } from 'react';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ElicitationProvider, type ElicitationComponents } from 'react-mcp-elicitation';
import { sayIn } from '../../.storybook/words.ts';

export type Theme = ComponentType<{ mode: 'light' | 'dark'; children: ReactNode }>;

/** Draws a story with a design system: inside its theme's provider, with the slots of a recipe. */
export const drawWith =
  (Theme: Theme, components: Partial<ElicitationComponents>): Decorator =>
  (Story, { globals }) => (
    <Theme mode={globals['theme'] === 'dark' ? 'dark' : 'light'}>
      <ElicitationProvider components={components}>
        <Story />
      </ElicitationProvider>
    </Theme>
  );

export const form = {
  message: 'Tell us about the release.',
  requestedSchema: {
    type: 'object',
    properties: {
      branch: { type: 'string', title: 'Branch', minLength: 3 },
      notes: { type: 'string', title: 'Notes', maxLength: 400 },
      day: { type: 'string', title: 'Day', format: 'date' },
      month: {
        type: 'string',
        title: 'Month',
        enum: ['January', 'February', 'March', 'April', 'May', 'June'],
      },
      priority: { type: 'string', title: 'Priority', enum: ['Today', 'Tomorrow'] },
      notify: { type: 'boolean', title: 'Notify the reviewers', default: true },
    },
    required: ['branch', 'priority'],
  },
};

export const danger = {
  mode: 'url',
  message: 'Connect your account.',
  url: 'http://login.example.com/authorize',
};

type Played = Pick<StoryContext, 'canvas' | 'canvasElement' | 'globals' | 'userEvent'>;

/** Enters one wrong answer, and presses Accept. */
export async function failOnce({ canvas, userEvent, globals }: Played) {
  const branch = canvas.getByRole('textbox', { name: 'Branch' });
  await userEvent.type(branch, 'ab');
  await userEvent.click(canvas.getAllByRole('radio')[0]!);
  await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('accept') }));
  await waitFor(() => expect(branch).toBeInvalid());
}

/** Waits until the address is judged. */
export const untilJudged = ({ canvasElement }: Played) =>
  waitFor(() => expect(canvasElement.querySelector('[data-level=danger]')).not.toBeNull());
