import { fn, waitFor } from 'storybook/test';
import {
  Elicitation,
  ElicitationProvider,
  type ElicitationComponents,
  type ElicitationProps,
} from 'react-mcp-elicitation';
import preview from '../../.storybook/preview.tsx';
import { elicitationComponents as shadcn } from '../../registry/mcp-elicitation/elicitation.tsx';
import type { Theme } from './drawWith.tsx';
import { mantine } from './recipes/mantine.tsx';
import { material } from './recipes/material.tsx';
import { MantineTheme } from './themes/MantineTheme.tsx';
import { MaterialTheme } from './themes/MaterialTheme.tsx';
import { ShadcnTheme } from './themes/ShadcnTheme.tsx';

const ask = (properties: object) => ({
  mode: 'form',
  message: 'The deployment needs one more thing.',
  requestedSchema: { type: 'object', properties },
});
const open = (url: string) => ({ mode: 'url', message: 'Sign in to go on.', url });

/** A request at each level of warning. */
const requests: Readonly<Record<string, object>> = {
  form: ask({ region: { type: 'string', title: 'Region' } }),
  'form that asks for a secret': ask({ password: { type: 'string', title: 'Password' } }),
  none: open('https://login.github.com/authorize'),
  caution: open('https://192.0.2.7/authorize'),
  danger: open('http://login.github.com/authorize'),
};

interface StoryContext {
  globals: Record<string, unknown>;
  canvasElement: HTMLElement;
}

const meta = preview.meta({
  title: 'Slots/Buttons',
  component: Elicitation,
  args: { server: { name: 'Example' }, onRespond: fn(), request: {} },
});

const drawnBy = (Theme: Theme, { Button }: Partial<ElicitationComponents>) =>
  function AtEachLevel(args: Omit<ElicitationProps, 'request'>, { globals }: StoryContext) {
    return (
      <Theme mode={globals['theme'] === 'dark' ? 'dark' : 'light'}>
        <ElicitationProvider components={{ ...(Button && { Button }) }}>
          <div style={{ display: 'grid', gap: '1rem' }}>
            {Object.entries(requests).map(([level, request]) => (
              <Elicitation {...args} key={level} server={{ name: level }} request={request} />
            ))}
          </div>
        </ElicitationProvider>
      </Theme>
    );
  };

/** Waits until the addresses are judged. */
const play = ({ canvasElement }: StoryContext) =>
  waitFor(() => {
    if (canvasElement.querySelectorAll('[data-level]').length < 3) throw new Error('judging');
  });

/** Buttons of shadcn/ui: `default`, `outline`, `ghost`, and an outline in `destructive`. */
export const Shadcn = meta.story({ render: drawnBy(ShadcnTheme, shadcn), play });
/** Buttons of Mantine: `filled`, `outline` in gray, `subtle`, and an outline in red. */
export const Mantine = meta.story({ render: drawnBy(MantineTheme, mantine), play });
/** Buttons of Material UI: `contained`, `outlined`, `text`, and `outlined` in `error`. */
export const Material = meta.story({ render: drawnBy(MaterialTheme, material), play });
