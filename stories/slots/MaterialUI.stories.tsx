import { expect, fn, waitFor } from 'storybook/test';
import { Elicitation } from 'react-mcp-elicitation';
import { elicitations } from 'react-mcp-elicitation/testing';
import preview from '../../.storybook/preview.tsx';
import { sayIn } from '../../.storybook/words.ts';
import { thirteenFields } from '../schemas.ts';
import { server } from '../server.ts';
import { danger, drawWith, failOnce, form, untilJudged } from './drawWith.tsx';
import { material } from './recipes/material.tsx';
import { MaterialTheme } from './themes/MaterialTheme.tsx';

const meta = preview.meta({
  title: 'Slots/Material UI',
  component: Elicitation,
  args: { server, onRespond: fn(), request: thirteenFields },
  decorators: [drawWith(MaterialTheme, material)],
});

/** Material UI draws every control, checkboxes and radio buttons included. */
export const Form = meta.story({ args: { request: form }, play: failOnce });

/** A dangerous address: Decline is the primary button, and Open is not ready. */
export const Consent = meta.story({ args: { request: danger }, play: untilJudged });

/** Material UI draws the controls. The library draws labels, help, errors and the receipt. */
export const MaterialUI = meta.story({
  play: async ({ canvas, userEvent, globals, args }) => {
    const say = sayIn(globals);
    await userEvent.click(await canvas.findByRole('button', { name: say('accept') }));
    const summary = await canvas.findByRole('group', { name: say('summary', { count: 4 }) });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /^Branch/ }));
    const branch = canvas.getByRole('textbox', { name: 'Branch' });
    await expect(branch).toHaveFocus();
    await userEvent.type(branch, 'release-2');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Workers' }), '8');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Pet' }), 'Dogs');
    await userEvent.click(canvas.getByRole('radio', { name: 'Today' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Notify the reviewers' }));
    await userEvent.click(canvas.getByRole('radio', { name: say('yes') }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Piano' }));
    await userEvent.click(canvas.getByRole('button', { name: say('accept') }));
    await waitFor(() =>
      expect(args.onRespond).toHaveBeenCalledWith({
        action: 'accept',
        content: expect.objectContaining({
          branch: 'release-2',
          workers: 8,
          pet: 'dog',
          priority: 'p1',
          notify: false,
          security: true,
          instruments: ['Guitar', 'Piano'],
        }) as object,
      }),
    );
  },
});

/** After a failed submit, with errors beside the fields. */
export const Failed = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(await canvas.findByRole('button', { name: say('accept') }));
    await canvas.findByRole('group', { name: say('summary', { count: 4 }) });
    await expect(canvas.getByRole('textbox', { name: 'Branch' })).toBeInvalid();
  },
});

/** A search over 1,000 options. */
export const LongSelect = meta.story({ args: { request: elicitations.longSelect } });
