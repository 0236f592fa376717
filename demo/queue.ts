import { createElicitationQueue } from 'react-mcp-elicitation/host';

/** One queue for all servers, outside React. */
export const queue = createElicitationQueue();
