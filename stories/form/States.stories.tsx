import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Elicitation, ElicitationForm, ElicitationProvider } from 'react-mcp-elicitation';
import {
  compileSchema,
  parseElicitRequest,
  type ElicitFormRequest,
} from 'react-mcp-elicitation/core';
import { elicitations } from 'react-mcp-elicitation/testing';
import { sayIn } from '../../.storybook/words.ts';
import preview from '../../.storybook/preview.tsx';
import { arabic, everyKind, fortyFields, longText, thirteenFields } from '../schemas.ts';
import { server } from '../server.ts';
import { unusual } from '../../test/unusual.ts';

const meta = preview.meta({
  title: 'Form/States',
  component: Elicitation,
  args: { server, onRespond: fn(), onError: fn(), onIssue: fn(), request: elicitations.text },
});

/** Several fields, nothing answered yet. */
export const Pristine = meta.story({ args: { request: everyKind } });

/** After a failed submit: a summary that links to each wrong field, and an error beside each of these fields. */
export const Failed = meta.story({
  args: { request: everyKind },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(canvas.getByRole('button', { name: say('accept') }));
    const summary = await canvas.findByRole('group', { name: say('summary', { count: 3 }) });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /^Workers/ }));
    await expect(canvas.getByRole('textbox', { name: 'Workers' })).toHaveFocus();
  },
});

/** One answer is wrong. Its field takes the focus, and there is no summary. */
export const OneError = meta.story({
  args: { request: elicitations.requiredBoolean },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(canvas.getByRole('button', { name: say('accept') }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: say('yes') })).toHaveFocus());
    await expect(canvas.queryByText(say('summary', { count: 1 }))).toBeNull();
  },
});

/** Most answers are required, so the optional ones are marked. */
export const MostlyRequired = meta.story({
  args: {
    request: {
      message: 'Who should be called?',
      requestedSchema: {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Name', maxLength: 80 },
          phone: { type: 'string', title: 'Phone' },
          nick: { type: 'string', title: 'Nickname' },
        },
        required: ['name', 'phone'],
      },
    },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    await expect(await canvas.findByText(say('optional'))).toBeVisible();
    await expect(
      canvas.getAllByText(say('required'), { selector: '[hidden]' })[0],
    ).not.toBeVisible();
  },
});

/** For somebody who tests a server: an invalid form can be sent anyway. */
export const SendAnyway = meta.story({
  args: { request: everyKind },
  decorators: [
    (Story) => (
      <ElicitationProvider validation="warn">
        <Story />
      </ElicitationProvider>
    ),
  ],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(canvas.getByRole('button', { name: say('accept') }));
    await expect(await canvas.findByRole('button', { name: say('sendAnyway') })).toBeVisible();
  },
});

/** A failed submit in the dark. */
export const FailedInTheDark = meta.story({ ...Failed.input, globals: { theme: 'dark' } });

/** A default that breaks a constraint is shown and marked at once. A default of the wrong type is ignored. */
export const InvalidDefaults = meta.story({
  args: { request: unusual.invalidDefaults },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    await expect(
      await canvas.findByText(say('errorLimit', { limit: say('hintMaximum', { maximum: 8 }) })),
    ).toBeVisible();
  },
});

/** Codex asks before it calls a tool. The person chooses for how long they approve. */
export const Approval = meta.story({
  args: {
    request: {
      message: 'Allow GitHub to delete the branch "main"?',
      requestedSchema: { type: 'object', properties: {} },
      _meta: { codex_approval_kind: 'mcp_tool_call', persist: ['session', 'always'] },
    },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    await expect(await canvas.findByRole('radio', { name: say('once') })).toBeChecked();
  },
});

/** No answer would be valid, so the request can only be declined or canceled. */
export const Unsatisfiable = meta.story({
  args: { request: unusual.unsatisfiable },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    await expect(canvas.queryByRole('button', { name: say('accept') })).toBeNull();
  },
});

/** Params that cannot be shown. The person is told, and the server gets an error. */
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
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(canvas.getByRole('button', { name: say('decline') }));
    await expect(args.onRespond).toHaveBeenCalledWith({ action: 'decline' });
  },
});

/**
 * The answer is on its way. The pressed button says so, nothing can be changed, and Cancel stays available. After five seconds,
 * a line below says that the connection may be down.
 */
export const Sending = meta.story({
  args: { request: everyKind, onRespond: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(canvas.getByRole('button', { name: say('decline') }));
    await expect(await canvas.findByRole('button', { name: say('sending') })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Workers' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: say('cancel') })).toBeEnabled();
  },
});

/** The answer did not arrive. The form is as it was filled in, says why, and can be sent again. */
export const NotSent = meta.story({
  args: {
    request: {
      message: 'Who should be called?',
      requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
    },
    onRespond: fn(() => Promise.reject(new Error('The session has ended. Sign in again.'))),
  },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.type(canvas.getByRole('textbox'), 'Ada');
    await userEvent.click(canvas.getByRole('button', { name: say('accept') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('sendFailed'));
    await expect(canvas.getByRole('textbox')).toHaveValue('Ada');
  },
});

const withdrawn = new AbortController();
withdrawn.abort();

/** The server took the request back. */
export const Withdrawn = meta.story({ args: { signal: withdrawn.signal } });

/** The server takes the request back while somebody types. What was typed can still be read and copied. */
export const WithdrawnWhileTyping = meta.story({
  args: {
    request: {
      message: 'What should the report say?',
      requestedSchema: {
        type: 'object',
        properties: {
          summary: { type: 'string', title: 'Summary', maxLength: 2000 },
          hours: { type: 'number', title: 'Hours' },
        },
      },
    },
  },
  render: function Render(args) {
    const [withdrawal] = useState(() => new AbortController());
    return (
      <>
        <Elicitation {...args} signal={withdrawal.signal} />
        <button type="button" onClick={() => withdrawal.abort()}>
          Withdraw
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    const typed = 'The import failed twice.\nThe third run was clean.';
    await userEvent.type(canvas.getByRole('textbox', { name: 'Summary' }), typed);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Hours' }), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText(say('typed'))).toBeVisible();
    await expect(canvas.getByText(/The third run was clean/)).toBeVisible();
  },
});

/** After Accept: a receipt of what was sent. */
export const Answered = meta.story({
  args: { request: everyKind },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Branch' }), 'release-2');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Workers' }), '8');
    await userEvent.click(canvas.getByRole('radio', { name: 'Today' }));
    await userEvent.click(canvas.getByRole('button', { name: say('accept') }));
    await expect(await canvas.findByText('release-2')).toBeVisible();
  },
});

/** What was entered earlier is restored, and can be thrown away. */
export const Restored = meta.story({
  render: (args) => {
    const request = parseElicitRequest(everyKind) as ElicitFormRequest;
    const { defaultValues } = compileSchema(request.requestedSchema);
    return <ElicitationForm {...args} request={request} draft={{ ...defaultValues, f0: 'rel' }} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Branch' })).toHaveValue('rel');
  },
});

/** The call will be given up in a minute and a half. */
export const WithDeadline = meta.story({
  render: (args) => {
    const request = parseElicitRequest(elicitations.date) as ElicitFormRequest;
    return <ElicitationForm {...args} request={request} deadline={Date.now() + 90_000} />;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/1:\d\d/));
  },
});

/** Long titles, descriptions and options. A text that is too long is in a box that scrolls. */
export const LongText = meta.story({ args: { request: longText } });

/** Thirteen fields. */
export const ThirteenFields = meta.story({ args: { request: thirteenFields } });

/** Forty fields. */
export const FortyFields = meta.story({ args: { request: fortyFields } });

/** A form without fields is a plain confirmation. */
export const NoFields = meta.story({ args: { request: elicitations.confirmation } });

/** The form in a dialog over the page. */
export const Dialog = meta.story({
  args: { request: everyKind, presentation: 'dialog' },
  parameters: { docs: { disable: true } },
  tags: ['!autodocs'],
});

/** Arabic, from right to left. */
export const Arabic = meta.story({
  args: { request: arabic, server: { name: 'خادم البناء', url: 'https://mcp.example.com' } },
  globals: { locale: 'ar', direction: 'rtl' },
  play: async ({ canvas, userEvent, canvasElement, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(await canvas.findByRole('button', { name: say('accept') }));
    await expect(
      await canvas.findByRole('group', { name: say('summary', { count: 2 }) }),
    ).toHaveFocus();
    const root = canvasElement.querySelector('[data-slot=elicitation]')!;
    await expect(getComputedStyle(root).direction).toBe('rtl');
  },
});

/** The form in 320 CSS pixels. */
export const Narrow = meta.story({
  args: { request: everyKind },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});
