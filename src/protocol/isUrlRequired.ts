import { isRecord } from './json.ts';

/** MCP revision 2025-11-25, "URL elicitation required". */
const urlElicitationRequired = -32042;

export const isUrlRequired = (error: unknown): boolean =>
  isRecord(error) && error['code'] === urlElicitationRequired;
