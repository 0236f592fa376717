import { expect, fn } from 'storybook/test';
import { Elicitation } from 'react-mcp-elicitation';
import { elicitations } from 'react-mcp-elicitation/testing';
import preview from '../../.storybook/preview.tsx';
import { server } from '../server.ts';

const meta = preview.meta({
  title: 'Form/States',
  component: Elicitation,
  args: { server, onRespond: fn(), onError: fn(), onIssue: fn(), request: elicitations.text },
});

const everyKind = {
  message: 'Tell us about the release.',
  requestedSchema: {
    type: 'object',
    properties: {
      ...elicitations.text.requestedSchema.properties,
      ...elicitations.email.requestedSchema.properties,
      ...elicitations.integer.requestedSchema.properties,
      ...elicitations.titledSelect.requestedSchema.properties,
      ...elicitations.requiredBoolean.requestedSchema.properties,
      ...elicitations.untitledMultiselect.requestedSchema.properties,
    },
    required: ['branch', 'workers', 'priority', 'security'],
  },
};

/** Several fields, nothing answered yet. */
export const Pristine = meta.story({ args: { request: everyKind } });

/** After a failed submit: a summary that links to each field, and the words beside it. */
export const Failed = meta.story({
  args: { request: everyKind },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    const summary = await canvas.findByRole('group', { name: '4 answers need attention' });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Workers' }));
    await expect(canvas.getByRole('textbox', { name: 'Workers' })).toHaveFocus();
  },
});

/** The same in the dark. */
export const FailedInTheDark = meta.story({ ...Failed.input, globals: { theme: 'dark' } });

/** Defaults that break a constraint are shown and marked at once; one of the wrong type is as if absent. */
export const InvalidDefaults = meta.story({
  args: { request: elicitations.invalidDefaults },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter 8 or less.')).toBeVisible();
  },
});

/** No answer would be valid: it can only be declined or cancelled. */
export const Unsatisfiable = meta.story({
  args: { request: elicitations.unsatisfiable },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
});

/** Params that cannot be shown: the person is told, the server gets the error. */
export const Refused = meta.story({
  args: {
    request: {
      message: 'Where do you live?',
      requestedSchema: { type: 'object', properties: { address: { type: 'object' } } },
    },
  },
  play: async ({ args }) => {
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ code: -32602 }));
  },
});

/** After Decline. */
export const Declined = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onRespond).toHaveBeenCalledWith({ action: 'decline' });
  },
});

const withdrawn = new AbortController();
withdrawn.abort();

/** The server took the request back. */
export const Withdrawn = meta.story({ args: { signal: withdrawn.signal } });

/** Right to left. */
export const RightToLeft = meta.story({
  args: { request: everyKind },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});

/** In 320 CSS pixels. */
export const Narrow = meta.story({
  args: { request: everyKind },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});
