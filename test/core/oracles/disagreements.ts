import type { Case } from './arbitrary.ts';
import type { Verdict } from './oracles.ts';

/** One property's disagreement between this library and another validator. */
export interface Disagreement {
  readonly oracle: 'ajv' | 'cfworker';
  readonly theirs: Verdict;
  readonly ours: boolean;
  readonly case_: Case;
}

interface Facts {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** The value where it is a string, or else the empty one. */
  readonly text: string;
  readonly isPresent: boolean;
}

/** What other validators are known to get wrong, and nothing else. */
const knownDisagreements: Readonly<
  Record<string, (disagreement: Disagreement, facts: Facts) => boolean>
> = {
  'ajv does not look at a property called __proto__': ({ oracle }, { name }) =>
    oracle === 'ajv' && name === '__proto__',

  'ajv reads absent properties through the prototype': ({ oracle, ours }, { name, isPresent }) =>
    oracle === 'ajv' && ours && !isPresent && name in Object.prototype,

  'ajv does not require a property whose name is empty': (found, { name, isPresent }) =>
    found.oracle === 'ajv' && !found.ours && name === '' && !isPresent,

  'ajv-formats and cfworker accept other separators in a date-time': ({ ours }, facts) =>
    !ours && facts.schema['format'] === 'date-time' && /^\d{4}-\d\d-\d\d[^Tt]/.test(facts.text),

  'ajv-formats and cfworker accept a leap second on any day': ({ ours }, { schema, text }) =>
    !ours && schema['format'] === 'date-time' && /^.{11}\d\d:\d\d:60/.test(text),

  'ajv-formats accepts offsets without minutes or colon': ({ oracle, ours }, { schema, text }) =>
    oracle === 'ajv' &&
    !ours &&
    schema['format'] === 'date-time' &&
    /[+-]\d\d(?:\d\d)?$/.test(text),

  'ajv cannot compile an empty enum': ({ oracle, theirs }, { schema }) =>
    oracle === 'ajv' && theirs === 'throws' && isEmptyEnum(schema),

  'ajv-formats refuses mailboxes that RFC 5321 allows': (found, { schema, text }) =>
    found.oracle === 'ajv' &&
    found.ours &&
    schema['format'] === 'email' &&
    /^"|@\[|@[^.]*$/.test(text),

  'ajv-formats and cfworker refuse a URI with an empty path': ({ ours }, { schema, text }) =>
    ours && schema['format'] === 'uri' && /^[a-z][a-z\d+.-]*:(?:[?#]|$)/i.test(text),

  'ajv-formats and cfworker accept a malformed authority': ({ ours }, { schema, text }) =>
    !ours && schema['format'] === 'uri' && /^[a-z][\w+.-]*:\/[^?#]*[:@[\]]/i.test(text),
};

function isEmptyEnum(schema: Readonly<Record<string, unknown>>): boolean {
  const { enum: listed, items } = schema;
  return (
    (Array.isArray(listed) && listed.length === 0) ||
    (items !== undefined && isEmptyEnum(items as Record<string, unknown>))
  );
}

/** The name of what explains a disagreement, if anything does. */
export function explain(disagreement: Disagreement): string | undefined {
  const { requestedSchema, content } = disagreement.case_;
  const [[name, schema]] = Object.entries(requestedSchema.properties) as [
    [string, Readonly<Record<string, unknown>>],
  ];
  const value = content[name];
  const facts = {
    name,
    schema,
    text: typeof value === 'string' ? value : '',
    isPresent: Object.hasOwn(content, name),
  };
  return Object.keys(knownDisagreements).find((known) =>
    knownDisagreements[known]!(disagreement, facts),
  );
}
