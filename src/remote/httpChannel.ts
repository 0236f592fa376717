import { isRecord, readJson } from '../protocol/index.ts';
import { onWaking, paused, report } from '../queue/index.ts';
import { readEvents } from './readEvents.ts';
import type { BridgeReply, ElicitationChannel } from './wire.ts';

/** The pause between tries, in milliseconds. It doubles with each failure. It is random, so that pages do not try together. */
const firstPause = 500;
const longestPause = 30_000;
/** A stream that ends sooner, in milliseconds, counts as a failure: its bridge may have been disposed of. */
const shortestStream = 5000;
/** How long the back end may be silent, in milliseconds. It sends something every 8 seconds. */
const longestSilence = 45_000;
/** The same for a window that comes back to the front. */
const silenceAfterSleep = 16_000;
const longestSend = 15_000;
/** Why a bridge refuses a message. Any other refusal counts as `malformed`. */
const reasons: readonly unknown[] = ['gone', 'stale', 'invalid', 'unreachable'];

/**
 * A channel over HTTP: states come by server-sent events and messages go by POST, to one address (see
 * `handleElicitation`). It uses `fetch` and not `EventSource`, so that headers and credentials can be given. If the address
 * answers with something else, that is reported once (`reportError`), and the channel goes on trying.
 *
 * @param init for every request: `headers`, `credentials`. A function is called before each one, so that it can renew a
 *   token. If it throws, rejects or takes too long, the request is tried again
 */
export function httpChannel(
  url: string,
  init: RequestInit | (() => RequestInit | Promise<RequestInit>) = {},
): ElicitationChannel {
  async function request(
    header: string,
    value: string,
    more: RequestInit & { signal: AbortSignal },
  ): Promise<Response> {
    const given = typeof init === 'function' ? await unlessAborted(more.signal, init) : init;
    const headers = new Headers(given.headers);
    headers.set(header, value);
    return fetch(url, { ...given, ...more, headers });
  }

  return {
    open(onState, onStatus) {
      const end = new AbortController();
      void listen();
      return () => end.abort();

      async function listen(): Promise<void> {
        let pause = firstPause;
        let isReported = false;
        while (!end.signal.aborted) {
          const silence = new AbortController();
          let timer: ReturnType<typeof setTimeout> | undefined;
          let heardAt = Date.now();
          let openedAt = Infinity;
          const heard = () => {
            heardAt = Date.now();
            clearTimeout(timer);
            timer = setTimeout(() => silence.abort(), longestSilence);
          };
          const wake = () => {
            if (Date.now() - heardAt > silenceAfterSleep) silence.abort();
          };
          const endWaking = onWaking(wake);
          try {
            heard();
            const response = await request('accept', 'text/event-stream', {
              cache: 'no-store',
              signal: AbortSignal.any([end.signal, silence.signal]),
            });
            const { ok, status } = response;
            const type = response.headers.get('content-type')?.toLowerCase();
            if (!ok || !type?.startsWith('text/event-stream')) {
              void response.body?.cancel();
              // Who is not signed in, or a back end that is down, is nothing to mend.
              if (!isReported && (ok || status === 404 || status === 405)) {
                isReported = true;
                const answered = ok ? `${type}, not an event stream` : status;
                const mend = 'Route GET and POST of it to handleElicitation.';
                report(new Error(`httpChannel: ${url} answered ${answered}. ${mend}`));
              }
              throw new TypeError('No reply.');
            }
            openedAt = Date.now();
            for await (const data of readEvents(response.body!, heard)) {
              onState(JSON.parse(data));
              onStatus('up');
            }
          } catch {
            // The stream has ended or could not be opened. It is tried again below.
          }
          clearTimeout(timer);
          endWaking();
          if (end.signal.aborted) return;
          if (Date.now() - openedAt > shortestStream) pause = firstPause;
          onStatus('down');
          await paused(pause * (0.5 + Math.random()), end.signal);
          pause = Math.min(pause * 2, longestPause);
        }
      }
    },
    async send(message) {
      const response = await request('content-type', 'application/json', {
        method: 'POST',
        body: JSON.stringify(message),
        // A half-open connection reports no failure. The message is sent again, and the bridge acts on it only once.
        signal: AbortSignal.timeout(longestSend),
      });
      const { ok, status } = response;
      const reply = readJson(await response.text());
      const isOwn =
        isRecord(reply) && (reply['ok'] === true ? ok : reasons.includes(reply['reason']));
      if (isOwn) return reply as BridgeReply;
      // A proxy that is down or busy (Request Timeout, Too Early, Too Many Requests) is tried again, one that refuses is not.
      if (/408|425|429|5../.test(`${status}`)) throw new TypeError('No reply.');
      return { ok: false, reason: 'malformed' };
    },
  };
}

/** Rejects once the signal is aborted, although nothing was made until then. */
async function unlessAborted<Made>(
  signal: AbortSignal,
  make: () => Made | Promise<Made>,
): Promise<Made> {
  let abort!: () => void;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
  });
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([make(), aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
