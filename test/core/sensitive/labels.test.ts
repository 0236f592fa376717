import { compileSchema, type Sensitivity } from 'react-mcp-elicitation/core';
import { expect, test } from 'vitest';
import honest from './labels.honest.json' with { type: 'json' };

const text = { type: 'string' };

/** What a form with this field is taken to ask for. A second field is one that anything can be typed in. */
function sensitivityOf(property: string, schema: object, message?: string): Sensitivity {
  const properties = { [property]: schema, other: text };
  const { fields } = compileSchema(
    { type: 'object', properties },
    message === undefined ? {} : { message },
  );
  return fields.map(({ sensitive }) => sensitive).find(Boolean) ?? false;
}

/** Judged wrongly, since it names a secret in an answerable form. */
const misjudged = ['Where is the password stored?', 'Where to send the verification code'];

test('TRUST-3 ordinary labels of ordinary forms are no alarm, in 13 languages', () => {
  const alarms = honest.filter(({ where, text: said, schema = text }) =>
    where === 'property'
      ? sensitivityOf(said, schema)
      : sensitivityOf('value', { ...schema, [where]: said }),
  );
  expect(alarms.map(({ text: said }) => said)).toEqual(misjudged);
});
