import { compileSchema } from 'react-mcp-elicitation/core';
import type { Sensitivity } from '../../../src/core/Field.ts';

/** The secrets that the properties of a form ask for. */
export const sensitivitiesOf = (
  properties: object,
  message = 'Please fill in the form.',
): Sensitivity[] =>
  compileSchema({ type: 'object', properties }, { message }).fields.map(
    ({ sensitive }) => sensitive,
  );

/** The secret that a text with a title asks for. */
export const titled = (title: string, more: object = {}): Sensitivity =>
  sensitivitiesOf({ value: { type: 'string', title, ...more } })[0]!;
