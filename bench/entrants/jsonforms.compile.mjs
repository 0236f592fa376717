import { createAjv, Generate } from '@jsonforms/core';

const ajv = createAjv();

export const compile = (schema) => [ajv.compile(schema), Generate.uiSchema(schema)];
