import { elicitations } from 'react-mcp-elicitation/testing';

type Properties = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const ask = (message: string, properties: Properties, required: readonly string[] = []) => ({
  message,
  requestedSchema: { type: 'object', properties, required },
});

/** A field of most kinds. */
export const everyKind = ask(
  'Tell us about the release.',
  {
    ...elicitations.text.requestedSchema.properties,
    ...elicitations.email.requestedSchema.properties,
    ...elicitations.integer.requestedSchema.properties,
    ...elicitations.legacySelect.requestedSchema.properties,
    ...elicitations.titledSelect.requestedSchema.properties,
    ...elicitations.booleanWithDefault.requestedSchema.properties,
    ...elicitations.untitledMultiselect.requestedSchema.properties,
  },
  ['branch', 'workers', 'priority'],
);

/** Thirteen fields of all kinds, as many as the official example server asks for. */
export const thirteenFields = ask(
  'Tell us about the release.',
  {
    ...everyKind.requestedSchema.properties,
    ...elicitations.longText.requestedSchema.properties,
    ...elicitations.uri.requestedSchema.properties,
    ...elicitations.date.requestedSchema.properties,
    ...elicitations.number.requestedSchema.properties,
    ...elicitations.requiredBoolean.requestedSchema.properties,
    ...elicitations.titledMultiselect.requestedSchema.properties,
  },
  ['branch', 'workers', 'priority', 'security'],
);

/** As many as nobody should ask for at once. */
export const fortyFields = ask(
  'Map the columns of your table.',
  Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `column${index + 1}`,
      { type: 'string', title: `Column ${index + 1}`, maxLength: 40 },
    ]),
  ),
);

/** A server that does not know when to stop. */
export const longText = ask(
  `${'Before the migration can begin, each of the points below has to be looked at by somebody who knows what the systems behind it do. '.repeat(8)}\n\nThank you.`,
  {
    owner: {
      type: 'string',
      title:
        'The full name of whoever answers for this change while it is under way and afterwards',
      description:
        'It is written into the record of the change. Whoever is named is called when something goes wrong, at any hour, so ask them before you name them.',
    },
    window: {
      type: 'string',
      title: 'Maintenance window',
      oneOf: [
        {
          const: 'a',
          title:
            'Tonight, from the end of the backup until the first traders come in, if the backup ends in time',
        },
        {
          const: 'b',
          title: 'AnIdentifierWithoutASingleSpaceThatIsWiderThanTheColumnItStandsIn_2026',
        },
      ],
    },
  },
  ['owner'],
);

/** In Arabic, for what is written from right to left. */
export const arabic = ask(
  'أخبرنا عن الإصدار الجديد.',
  {
    branch: {
      type: 'string',
      title: 'اسم الفرع',
      description: 'أحرف صغيرة وشرطات، مثل release-2.',
      minLength: 3,
      maxLength: 40,
    },
    workers: { type: 'integer', title: 'عدد العاملين', minimum: 1, maximum: 8 },
    priority: {
      type: 'string',
      title: 'الأولوية',
      oneOf: [
        { const: 'p0', title: 'فورًا' },
        { const: 'p1', title: 'اليوم' },
        { const: 'p2', title: 'هذا الأسبوع' },
      ],
    },
    notify: { type: 'boolean', title: 'إخطار المراجعين', default: true },
  },
  ['branch', 'priority'],
);
