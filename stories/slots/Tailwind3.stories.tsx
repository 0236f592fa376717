import { fn } from 'storybook/test';
import { Elicitation } from 'react-mcp-elicitation';
import preview from '../../.storybook/preview.tsx';
import { server } from '../server.ts';
import { danger, drawWith, failOnce, form, untilJudged } from './drawWith.tsx';
import { tailwind3 } from './recipes/tailwind3.tsx';
import { Tailwind3Theme } from './themes/Tailwind3Theme.tsx';

const meta = preview.meta({
  title: 'Slots/Tailwind CSS 3',
  component: Elicitation,
  // The reset of Tailwind CSS 3 is for whole pages, so each story has a page of its own.
  tags: ['!autodocs'],
  args: { server, onRespond: fn(), request: form },
  decorators: [drawWith(Tailwind3Theme, tailwind3)],
});

/** Drawn with classes of Tailwind CSS 3, whose reset is in no layer. */
export const Form = meta.story({ play: failOnce });

/** A dangerous address: Decline is the primary button, and Open is not ready. */
export const Consent = meta.story({ args: { request: danger }, play: untilJudged });
