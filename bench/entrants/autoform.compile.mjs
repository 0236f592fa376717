import { z } from 'zod';

export const compile = (schema) => z.fromJSONSchema(schema);
