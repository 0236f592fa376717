import { expect, fn, waitFor } from 'storybook/test';
import { Elicitation } from 'react-mcp-elicitation';
import { elicitations } from 'react-mcp-elicitation/testing';
import { sayIn } from '../../.storybook/words.ts';
import preview from '../../.storybook/preview.tsx';
import { server } from '../server.ts';
import { unusual } from '../../test/unusual.ts';

const meta = preview.meta({
  title: 'Form/Kinds',
  component: Elicitation,
  args: { server, onRespond: fn(), onError: fn(), onIssue: fn(), request: elicitations.text },
});

/** A plain string: a text input that states its limits. */
export const Text = meta.story({ args: { request: elicitations.text } });

/** A string with room for more than 200 characters: a textarea. */
export const LongText = meta.story({ args: { request: elicitations.longText } });

/** `format: "email"`. */
export const Email = meta.story({ args: { request: elicitations.email } });

/** `format: "uri"`. */
export const Uri = meta.story({ args: { request: elicitations.uri } });

/** `format: "date"`, with a default. */
export const Date = meta.story({ args: { request: elicitations.date } });

/** `format: "date-time"`: the time zone stands beside the field, and a default keeps its own zone. */
export const DateTime = meta.story({ args: { request: elicitations.dateTime } });

/** Options and a free text, as pydantic writes `Literal[…] | str`: one more option brings a text for any other answer. */
export const Other = meta.story({
  args: {
    request: {
      message: 'Where should it run?',
      requestedSchema: {
        type: 'object',
        properties: {
          region: {
            title: 'Region',
            anyOf: [
              { type: 'string', enum: ['eu-central', 'us-east'] },
              { type: 'string', maxLength: 40 },
            ],
          },
        },
        required: ['region'],
      },
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const name = sayIn(globals)('other');
    await userEvent.click(await canvas.findByRole('radio', { name }));
    await expect(canvas.getByRole('textbox', { name })).toBeVisible();
  },
});

/** A list of free strings, as pydantic asks for it: one row for each. Pasted lines become rows. */
export const List = meta.story({
  args: {
    request: {
      message: 'Who should look at it?',
      requestedSchema: {
        type: 'object',
        properties: {
          reviewers: {
            type: 'array',
            title: 'Reviewers',
            description: 'By their e-mail addresses',
            items: { type: 'string', format: 'email' },
            maxItems: 5,
            default: ['ada@example.com', 'grace@example.com'],
          },
        },
      },
    },
  },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(canvas.getByRole('button', { name: say('addRow') }));
    await expect(
      canvas.getByRole('textbox', { name: say('rowName', { position: 3 }) }),
    ).toHaveFocus();
  },
});

/** A number. It is typed as text, so that no digit is lost. */
export const Number = meta.story({ args: { request: elicitations.number } });

/** An integer. */
export const Integer = meta.story({ args: { request: elicitations.integer } });

/** A required boolean without a default: neither answer is chosen in advance. */
export const RequiredBoolean = meta.story({
  args: { request: elicitations.requiredBoolean },
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(canvas.getByRole('button', { name: say('accept') }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: say('yes') })).toHaveFocus());
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
});

/** An optional boolean without a default: "No answer" is a choice of its own. */
export const OptionalBoolean = meta.story({ args: { request: elicitations.optionalBoolean } });

/** A boolean with a default: one checkbox, which is sent as it is shown. */
export const BooleanWithDefault = meta.story({
  args: { request: elicitations.booleanWithDefault },
});

/** A single-select of plain values (`enum`). */
export const UntitledSelect = meta.story({ args: { request: elicitations.untitledSelect } });

/** A single-select of titled values (`oneOf`). */
export const TitledSelect = meta.story({ args: { request: elicitations.titledSelect } });

/** A single-select of the first revision (`enum` and `enumNames`), long enough for a drop-down list. */
export const LegacySelect = meta.story({ args: { request: elicitations.legacySelect } });

/** Options that say more than their names, as some servers write them: never in a drop-down list, which could not show it. */
export const DescribedOptions = meta.story({
  args: {
    request: {
      message: 'How should the release go out?',
      requestedSchema: {
        type: 'object',
        properties: {
          strategy: {
            type: 'string',
            title: 'Strategy',
            oneOf: [
              {
                const: 'green',
                title: 'Blue/green',
                description: 'No downtime. Costs twice as much.',
              },
              {
                const: 'place',
                title: 'In place',
                description: 'Five minutes of downtime. Deletes the old release.',
              },
            ],
          },
        },
        required: ['strategy'],
      },
    },
  },
});

/** A multi-select of plain values (`items.enum`), which states its limits. */
export const UntitledMultiselect = meta.story({
  args: { request: elicitations.untitledMultiselect },
});

/** A multi-select of titled values (`items.anyOf`). */
export const TitledMultiselect = meta.story({ args: { request: elicitations.titledMultiselect } });

/** 1,000 options: a search over radio buttons, which are drawn a hundred at a time. */
export const LongSelect = meta.story({
  args: { request: elicitations.longSelect },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.type(canvas.getByRole('searchbox'), '77');
    await expect(canvas.getByText(say('optionCount', { count: 19 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Region 770' }));
    await expect(canvas.getByRole('radio', { name: 'Region 770' })).toBeChecked();
  },
});

/** 1,000 options of which several may be chosen: the chosen ones are listed first. */
export const LongMultiselect = meta.story({ args: { request: unusual.longMultiselect } });

/** A long list whose options take two lines and more: each with a description, or with a title longer than its row. */
export const LongDescribed = meta.story({
  args: {
    request: {
      message: 'Where may customer data be kept?',
      requestedSchema: {
        type: 'object',
        properties: {
          policies: {
            type: 'array',
            title: 'Policies',
            items: {
              anyOf: Array.from({ length: 40 }, (_, index) => ({
                const: `policy-${index}`,
                title: `Policy ${index}: customer data stays in the European Union and in Switzerland`,
                ...(index % 2 === 0 && { description: 'Backups are kept for thirty days.' }),
              })),
            },
            default: ['policy-1'],
          },
        },
      },
    },
  },
});

/** An empty schema: a plain confirmation. */
export const Confirmation = meta.story({ args: { request: elicitations.confirmation } });

/** Property names that would break selectors, paths and prototypes. */
export const AwkwardNames = meta.story({ args: { request: unusual.awkwardNames } });
