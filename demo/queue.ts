import { createElicitationQueue } from 'react-mcp-elicitation/host';

/** One queue for all servers, outside React. What is half-filled outlives a reload of its tab. */
export const queue = createElicitationQueue({ drafts: { storage: sessionStorage, key: 'drafts' } });
