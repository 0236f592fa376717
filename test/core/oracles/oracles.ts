import { Validator } from '@cfworker/json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Case } from './arbitrary.ts';

/** Another validator's verdict, or `throws` where it has none. */
export type Verdict = boolean | 'throws';

/** Other people's validators, configured as MCP's SDKs and servers do. */
export const oracles: Readonly<Record<'ajv' | 'cfworker', (case_: Case) => Verdict>> = {
  ajv({ requestedSchema, content }) {
    const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
    addFormats.default(ajv);
    try {
      return ajv.validate(requestedSchema, content);
    } catch {
      return 'throws';
    }
  },
  cfworker({ requestedSchema, content }) {
    try {
      return new Validator(requestedSchema as object, '2020-12').validate(content).valid;
    } catch {
      return 'throws';
    }
  },
};
