import { createElicitationBridge, handleElicitation } from 'react-mcp-elicitation/bridge';
import { joinCluster } from 'react-mcp-elicitation/cluster';
import { createRemoteQueue, httpChannel } from 'react-mcp-elicitation/remote';

/** A store in this process, and two bridges of one person: one is asked, the other has the page. */
const listeners = new Set();
const kept = new Map();
const cluster = joinCluster({
  put: (topic, name, text) => kept.set(`${topic} ${name}`, text),
  list: async (topic) =>
    [...kept].filter(([key]) => key.startsWith(`${topic} `)).map(([, text]) => text),
  publish: (_topic, text) => setTimeout(() => listeners.forEach((listener) => listener(text))),
  subscribe(_topic, listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
});
const onEvent = () => {
  throw new Error('A bug of the host.');
};
const owner = createElicitationBridge({ cluster, id: 'ada', onEvent });
const other = createElicitationBridge({ cluster, id: 'ada' });
globalThis.fetch = (url, init) => handleElicitation(other, new Request(url, init));

const queue = createRemoteQueue(httpChannel('http://localhost/elicitation'));
const until = (pick) =>
  new Promise((resolve) => {
    const look = () => {
      const picked = pick(queue.getSnapshot().pending);
      if (!picked) return;
      stop();
      resolve(picked);
    };
    const stop = queue.subscribe(look);
    look();
  });
const properties = { name: { type: 'string', minLength: 2 } };
const answer = owner.queue
  .connection({ name: 'GitHub' })
  .onRequest({ message: 'Name?', requestedSchema: { type: 'object', properties } });
const id = await until(([request]) => request?.id);
const accept = (name) =>
  queue.tell({ type: 'respond', id, result: { action: 'accept', content: { name } } });
accept('A');
const refused = await until(([{ failure }]) => failure?.error.issues[0].code);
accept('Ada');
console.log(JSON.stringify([refused, await answer]));
await until((pending) => pending.length === 0);

// Nothing is left that would keep the process alive.
queue.close();
owner.dispose();
other.dispose();
