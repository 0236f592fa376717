import { compileSchema } from 'react-mcp-elicitation/core';

export const compile = (schema) => compileSchema(schema, { message: 'Please answer.' });
