import { createClient } from 'redis';

const url = process.env.VALKEY_URL ?? 'redis://localhost:6379';
const fail = () => {
  console.error(
    `Nothing answers at ${url}. Start valkey-server or redis-server, or set VALKEY_URL.`,
  );
  process.exit(1);
};
const client = await createClient({ url }).once('error', fail).connect();
client.off('error', fail).on('error', console.error);
const subscriber = await client.duplicate().on('error', console.error).connect();

/** @type {import('react-mcp-elicitation/cluster').ClusterStore} */
export const store = {
  put: (topic, name, text, seconds) =>
    client
      .multi()
      .set(`${topic}:${name}`, text, { EX: seconds })
      .zAdd(topic, { score: Date.now() + seconds * 1000, value: name })
      // The names of what expired an hour ago, and of what nobody writes to any more. Clocks may differ.
      .zRemRangeByScore(topic, 0, Date.now() - 3_600_000)
      .expire(topic, 2_592_000)
      .exec(),
  async list(topic) {
    const keys = (await client.zRange(topic, 0, -1)).map((name) => `${topic}:${name}`);
    return keys[0] ? (await client.mGet(keys)).filter((text) => text !== null) : [];
  },
  publish: (topic, text) => client.publish(topic, text),
  subscribe(topic, listener) {
    const subscribed = subscriber.subscribe(topic, listener).catch(console.error);
    const end = () => subscriber.unsubscribe(topic, listener).catch(console.error);
    return () => void subscribed.then(end);
  },
};
