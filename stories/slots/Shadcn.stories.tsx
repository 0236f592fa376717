import { fn } from 'storybook/test';
import { Elicitation } from 'react-mcp-elicitation';
import preview from '../../.storybook/preview.tsx';
import { server } from '../server.ts';
import { danger, drawWith, failOnce, form, untilJudged } from './drawWith.tsx';
import { elicitationComponents } from '../../registry/mcp-elicitation/elicitation.tsx';
import { ShadcnTheme } from './themes/ShadcnTheme.tsx';

const meta = preview.meta({
  title: 'Slots/shadcn ui',
  component: Elicitation,
  args: { server, onRespond: fn(), request: form },
  decorators: [drawWith(ShadcnTheme, elicitationComponents)],
});

/** What `shadcn add` installs. See docs/design-systems.md. */
export const Form = meta.story({ play: failOnce });

/** A dangerous address: Decline is the primary button, and Open is not ready. */
export const Consent = meta.story({ args: { request: danger }, play: untilJudged });
