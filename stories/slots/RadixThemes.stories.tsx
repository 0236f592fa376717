import { fn } from 'storybook/test';
import { Elicitation } from 'react-mcp-elicitation';
import preview from '../../.storybook/preview.tsx';
import { server } from '../server.ts';
import { danger, drawWith, failOnce, form, untilJudged } from './drawWith.tsx';
import { radix } from './recipes/radix.tsx';
import { RadixTheme } from './themes/RadixTheme.tsx';

const meta = preview.meta({
  title: 'Slots/Radix Themes',
  component: Elicitation,
  args: { server, onRespond: fn(), request: form },
  decorators: [drawWith(RadixTheme, radix)],
});

/** Radix Themes draws buttons and fields; the select is the native one. */
export const Form = meta.story({ play: failOnce });

/** A dangerous address: Decline is the primary button, and Open is not ready. */
export const Consent = meta.story({ args: { request: danger }, play: untilJudged });
