import { isRecord, readJson } from '../protocol/index.ts';
import { after, onWaking, report } from '../queue/index.ts';
import { keepOpen } from './keepOpen.ts';
import { readEvents } from './readEvents.ts';
import type { BridgeReply, ElicitationChannel } from './wire.ts';

/** How long the back end may be silent, in milliseconds. It sends something every 8 seconds. */
const longestSilence = 45_000;
/** The same for a window that comes back to the front. */
const silenceAfterSleep = 16_000;
const longestSend = 15_000;
/** Why a bridge refuses a message. Any other refusal counts as `malformed`. */
const reasons: readonly unknown[] = ['gone', 'stale', 'invalid', 'unreachable'];

/**
 * A channel over HTTP, by `fetch`: states come by server-sent events, messages go by POST (see `handleElicitation`).
 * If the address answers with something else, that is reported once (`reportError`), and tried again.
 * @param init for every request: `headers`, `credentials`. A function is called before each one, so that it can renew a
 * token. If it throws, rejects or takes too long, the request is tried again
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
    const { signal } = more;
    const given =
      typeof init === 'function' ? await Promise.race([init(), rejected(signal)]) : init;
    const headers = new Headers(given.headers);
    headers.set(header, value);
    return fetch(url, { ...given, ...more, headers });
  }

  return {
    open(onState, onDown) {
      let isReported = false;
      return keepOpen(async (lost, opened) => {
        const { signal } = lost;
        let heardAt = 0;
        let cancel = () => {};
        const heard = () => {
          heardAt = Date.now();
          cancel();
          cancel = after(longestSilence, () => lost.abort(), true);
        };
        const endWaking = onWaking(() => {
          if (Date.now() - heardAt > silenceAfterSleep) lost.abort();
        });
        signal.addEventListener('abort', () => {
          cancel();
          endWaking();
        });
        heard();
        const response = await request('accept', 'text/event-stream', {
          cache: 'no-store',
          signal,
        });
        const { ok, status, body } = response;
        const type = response.headers.get('content-type')?.toLowerCase();
        if (ok && type?.startsWith('text/event-stream')) {
          opened();
          for await (const data of readEvents(body!, heard)) onState(JSON.parse(data));
          return;
        }
        void body?.cancel();
        // Who is not signed in, or a back end that is down, is nothing to mend.
        if (isReported || !(ok || status === 404 || status === 405)) return;
        isReported = true;
        const answered = ok ? `${type}, not an event stream` : status;
        const mend = 'Route GET and POST of it to handleElicitation.';
        report(new Error(`httpChannel: ${url} answered ${answered}. ${mend}`));
      }, onDown);
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

const rejected = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
