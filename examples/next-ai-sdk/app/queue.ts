import { createRemoteQueue, httpChannel } from 'react-mcp-elicitation/remote';

// In a file of its own, so that a hot reload of what draws it keeps the connection.
export const queue = createRemoteQueue(httpChannel('/api/elicitation'), {
  drafts: { storage: () => sessionStorage, key: 'drafts' },
});
