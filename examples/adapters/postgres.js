/*
Postgres in place of Valkey. Make this table first:

  create unlogged table elicitation (
    topic text, name text, body text, until timestamptz, primary key (topic, name)
  );
  create index on elicitation (until);
*/
import { createHash } from 'node:crypto';
import { Client } from 'pg';

// It does not connect again. Nothing listens for its errors, so the process ends when the connection is lost. Start it anew then.
const client = new Client();
await client.connect();

let last = Promise.resolve();
/** One query after the other, so that messages stay in order. */
function run(sql, ...values) {
  const made = last.then(() => client.query(sql, values));
  last = made.catch(() => {});
  return made;
}

// The name of a channel has 63 bytes at most.
const channelOf = (topic) => `e${createHash('sha256').update(topic).digest('hex').slice(0, 40)}`;

// A notification has less than 8 kB, and what is said may be longer. So it only names a row.
const listeners = new Map();
client.on('notification', ({ channel, payload }) => {
  run("select body from elicitation where topic = 'said' and name = $1", payload)
    .then(({ rows: [said] }) => said && listeners.get(channel)?.(said.body))
    .catch(console.error);
});

/** @type {import('react-mcp-elicitation/cluster').ClusterStore} */
export const store = {
  async put(topic, name, text, seconds) {
    const sql = `insert into elicitation values ($1, $2, $3, now() + make_interval(secs => $4))
      on conflict (topic, name) do update set body = excluded.body, until = excluded.until`;
    await run(sql, topic, name, text, seconds);
    await run('delete from elicitation where until < now()');
  },
  async list(topic) {
    const sql = 'select body from elicitation where topic = $1 and until > now()';
    return (await run(sql, topic)).rows.map(({ body }) => body);
  },
  publish(topic, text) {
    const sql = `insert into elicitation
      values ('said', gen_random_uuid(), $1, now() + interval '1 minute')
      returning pg_notify($2, name)`;
    return run(sql, text, channelOf(topic));
  },
  subscribe(topic, listener) {
    const channel = channelOf(topic);
    listeners.set(channel, listener);
    run(`listen ${channel}`).catch(console.error);
    return () => {
      if (listeners.get(channel) !== listener) return;
      listeners.delete(channel);
      run(`unlisten ${channel}`).catch(console.error);
    };
  },
};
