import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { JSONSchemaBridge } from 'uniforms-bridge-json-schema';

const ajv = new Ajv({ allErrors: true, useDefaults: true, strict: false });
addFormats(ajv);

export const compile = (schema) => new JSONSchemaBridge({ schema, validator: ajv.compile(schema) });
