// npm run bench:bridge: what 1,000 people with a page each cost a back end's process, compared with a hand-written
// relay of server-sent events and POST.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

const people = 1000;
/** How many requests a second times are measured at: each person gets one every five seconds. */
const usualRate = 200;
const measured = 2000;
const inAll = 10_000;
/** How many people are asked at the same time, as fast as the process can. */
const atOnce = 20;
/** Requests a second that are tried until the p99 has doubled, each for a second. */
const rates = [300, 400, 600, 800, 1200, 1600, 2000, 2400, 2800, 3200, 4000, 4800, 5600, 6400];
/** A rate is too high if the p99 has doubled in each of so many tries. In one of them, something else may have disturbed. */
const tries = 3;

interface Times {
  /** In milliseconds, from `elicitation/create` to the page. */
  readonly toPage: number[];
  /** From Accept to what the server's handler gets. */
  readonly toHandler: number[];
}

interface Page {
  ask: () => Promise<{ toPage: number; toHandler: number }>;
  close: () => void;
}

const now = () => performance.timeOrigin + performance.now();

async function measure(relay: 'ours' | 'floor') {
  const script = join(import.meta.dirname, 'bridge/relay.ts');
  const child = spawn(process.execPath, ['--expose-gc', script, relay], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(String(line));
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

  const send = (path: string, method = 'GET', body?: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = body === undefined ? {} : { 'content-type': 'application/json' };
      const asking = request({ port, path, method, headers, agent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve(text));
      });
      asking.on('error', reject).end(body);
    });

  /** Opens a page. It listens, and answers each request at once. */
  function open(person: number): Promise<Page> {
    let onAsked: ((state: { epoch: string; id: string }) => void) | undefined;
    return new Promise((resolve) => {
      const stream = request({ port, path: `/elicitation/${person}` }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            const event = text.slice(0, end);
            text = text.slice(end + 2);
            if (!event.startsWith('data: ')) continue;
            const state = JSON.parse(event.slice(6)) as {
              epoch: string;
              pending: { id: string; closed?: string }[];
            };
            const asked = state.pending.find(({ closed }) => closed === undefined);
            if (asked) onAsked?.({ epoch: state.epoch, id: asked.id });
          }
        });
        answer.on('error', () => {});
        resolve({ ask, close: () => stream.destroy() });
      });
      stream.on('error', () => {});
      stream.end();
    });

    async function ask() {
      const seen = new Promise<{ epoch: string; id: string; at: number }>((resolve) => {
        onAsked = (state) => {
          onAsked = undefined;
          resolve({ ...state, at: now() });
        };
      });
      const answered = send(`/ask/${person}`, 'POST');
      const { epoch, id, at } = await seen;
      const result = { action: 'accept', content: { name: 'Ada' } };
      const sentAt = now();
      await send(
        `/elicitation/${person}`,
        'POST',
        JSON.stringify({ v: 1, epoch, type: 'respond', id, result }),
      );
      const { createdAt, answeredAt } = JSON.parse(await answered) as {
        createdAt: number;
        answeredAt: number;
      };
      return { toPage: at - createdAt, toHandler: answeredAt - sentAt };
    }
  }

  const memory = async () => (JSON.parse(await send('/memory')) as { bytes: number }).bytes;

  /** Asks `times` times, `atOnce` at the same time. Returns how many requests a second that were. */
  async function hurry(times: number): Promise<number> {
    let left = times;
    const from = now();
    const worker = async (first: number) => {
      for (let turn = first; left-- > 0; turn += atOnce) await pages[turn % people]!.ask();
    };
    await Promise.all(Array.from({ length: atOnce }, (_, index) => worker(index)));
    return times / ((now() - from) / 1000);
  }

  /** Asks `times` times at a fixed rate, whether or not the last request was answered. */
  async function pace(times: number, perSecond: number): Promise<Times> {
    const from = now();
    const asked: ReturnType<Page['ask']>[] = [];
    while (asked.length < times) {
      const due = Math.min(times, Math.ceil(((now() - from) / 1000) * perSecond));
      while (asked.length < due) asked.push(pages[asked.length % people]!.ask());
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const taken = await Promise.all(asked);
    return {
      toPage: taken.map(({ toPage }) => toPage),
      toHandler: taken.map(({ toHandler }) => toHandler),
    };
  }

  /** The highest rate at which Accept still takes less than twice as long as usual to arrive, at the p99. */
  async function findLimit(usual: number): Promise<number> {
    let limit = usualRate;
    for (const rate of rates) {
      if (!(await isSustained(rate, 2 * usual))) break;
      limit = rate;
    }
    return limit;
  }

  async function isSustained(rate: number, most: number): Promise<boolean> {
    for (let left = tries; left > 0; left--) {
      const { toHandler } = await pace(rate, rate);
      if (quantile(toHandler, 0.99) <= most) return true;
    }
    return false;
  }

  await send('/memory');
  const empty = await memory();
  const pages: Page[] = [];
  for (let person = 0; person < people; person++) pages.push(await open(person));
  const full = await memory();
  await hurry(1000);
  const early = await memory();
  const taken = await pace(measured, usualRate);
  const perSecond = await hurry(inAll - measured - 1000);
  const late = await memory();
  const limit = await findLimit(quantile(taken.toHandler, 0.99));
  for (const page of pages) page.close();
  agent.destroy();
  child.kill();
  return {
    'to the page, p50': quantile(taken.toPage, 0.5),
    'to the page, p99': quantile(taken.toPage, 0.99),
    'to the handler, p50': quantile(taken.toHandler, 0.5),
    'to the handler, p99': quantile(taken.toHandler, 0.99),
    'requests a second until the p99 doubles': limit,
    'requests a second at most': perSecond,
    'kB a page': (full - empty) / people / 1000,
    'kB a person after 1,000 requests': (early - empty) / people / 1000,
    'kB a person after 10,000 requests': (late - empty) / people / 1000,
  };
}

const quantile = (values: readonly number[], at: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * at)]!;

const rounds = 3;
const all: Record<'ours' | 'floor', Awaited<ReturnType<typeof measure>>[]> = {
  ours: [],
  floor: [],
};
// In turns, so that what disturbs one disturbs the other as well.
for (let round = 0; round < rounds; round++) {
  for (const relay of ['floor', 'ours'] as const) all[relay].push(await measure(relay));
}
const median = (relay: 'ours' | 'floor', name: keyof (typeof all.ours)[0]) =>
  quantile(
    all[relay].map((result) => result[name]),
    0.5,
  );
console.table(
  Object.fromEntries(
    (Object.keys(all.ours[0]!) as (keyof (typeof all.ours)[0])[]).map((name) => {
      const [ours, floor] = [median('ours', name), median('floor', name)];
      return [
        name,
        { ours: +ours.toFixed(2), floor: +floor.toFixed(2), ratio: +(ours / floor).toFixed(2) },
      ];
    }),
  ),
);
