import { fn } from 'storybook/test';
import { Elicitation } from 'react-mcp-elicitation';
import preview from '../../.storybook/preview.tsx';
import { server } from '../server.ts';
import { danger, drawWith, failOnce, form, untilJudged } from './drawWith.tsx';
import { mantine } from './recipes/mantine.tsx';
import { MantineTheme } from './themes/MantineTheme.tsx';

const meta = preview.meta({
  title: 'Slots/Mantine',
  component: Elicitation,
  args: { server, onRespond: fn(), request: form },
  decorators: [drawWith(MantineTheme, mantine)],
});

/** Mantine draws buttons, fields and the select. */
export const Form = meta.story({ play: failOnce });

/** A dangerous address: Decline is the primary button, and Open is not ready. */
export const Consent = meta.story({ args: { request: danger }, play: untilJudged });
