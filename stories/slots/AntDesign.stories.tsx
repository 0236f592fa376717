import { fn } from 'storybook/test';
import { Elicitation } from 'react-mcp-elicitation';
import preview from '../../.storybook/preview.tsx';
import { server } from '../server.ts';
import { danger, drawWith, failOnce, form, untilJudged } from './drawWith.tsx';
import { antd } from './recipes/antd.tsx';
import { AntdTheme } from './themes/AntdTheme.tsx';

const meta = preview.meta({
  title: 'Slots/Ant Design',
  component: Elicitation,
  args: { server, onRespond: fn(), request: form },
  decorators: [drawWith(AntdTheme, antd)],
});

/** Ant Design draws buttons and fields; the select is the native one. */
export const Form = meta.story({ play: failOnce });

/** A dangerous address: Decline is the primary button, and Open is not ready. */
export const Consent = meta.story({ args: { request: danger }, play: untilJudged });
