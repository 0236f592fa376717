// What the MCP Inspector has, as far as docs/migrating.md shows it.
import type { ElicitRequestFormParams } from '@modelcontextprotocol/client';

export type PendingClientRequestContent =
  | { kind: 'sampling'; id: string; request: object; origin: string }
  | { kind: 'elicitation-form'; id: string; request: ElicitRequestFormParams; origin: string }
  | { kind: 'elicitation-url'; id: string; message: string; url: string; origin: string };
