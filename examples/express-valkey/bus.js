import { createClient } from 'redis';

const url = process.env.VALKEY_URL ?? 'redis://localhost:6379';
const publisher = await createClient({ url }).on('error', console.error).connect();
const subscriber = await publisher.duplicate().on('error', console.error).connect();

/** @type {import('react-mcp-elicitation/bridge').BridgeBus} */
export const bus = {
  publish: (topic, text) => publisher.publish(topic, text),
  subscribe(topic, listener) {
    const subscribed = subscriber.subscribe(topic, listener).catch(console.error);
    const end = () => subscriber.unsubscribe(topic, listener).catch(console.error);
    return () => void subscribed.then(end);
  },
};
