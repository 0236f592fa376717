import type { Message } from 'react-mcp-elicitation/locales/Message';

/** A message's text for each plural category; a plain one has but `other`. */
export const formsOf = (message: Message): [category: string, text: string][] =>
  typeof message === 'string' ? [['other', message]] : Object.entries(message);
