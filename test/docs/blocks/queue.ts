export const queue = createRemoteQueue(httpChannel('/api/elicitation'));
