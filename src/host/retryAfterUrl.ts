import { isRecord, isUrlRequired, type ElicitUrlRequest } from '../protocol/index.ts';
import { parseElicitRequest } from '../protocol/parseElicitRequest.ts';
import type { Call } from './CallTracker.ts';
import { ask, inTurn, readSent } from './ask.ts';
import type { Connection, Page } from './Connection.ts';
import { setAsked } from './tie.ts';

const done = 'done';
const mostRetries = 3;

/** See `ElicitationConnection.track`. `failure` is why the first call failed. */
export async function retryAfterUrl<Result>(
  server: Connection,
  call: () => Promise<Result>,
  failure: unknown,
  own: Call,
): Promise<Result> {
  if (!server.reading.modes?.includes('url')) throw failure;
  const asked = new Set<string>();
  let error = failure;
  for (let retries = 0; retries < mostRetries && isUrlRequired(error); retries++) {
    const requests = requestsIn(server, error);
    // A server that asks for the same page again would go on forever.
    const isNew = requests.every(({ url }) => !asked.has(url));
    if (requests.length === 0 || !isNew) break;
    for (const { url } of requests) asked.add(url);
    const finishing = () => areAllFinished(server, requests, own);
    if (!(await server.limited(requests.length, requests, finishing))) break;
    try {
      return await call();
    } catch (again) {
      error = again;
    }
  }
  throw error;
}

/** A page is done. Where nobody opened it here, the calls that need it go on. */
export async function complete(server: Connection, elicitationId: string): Promise<void> {
  await inTurn(server.context, undefined, () => {
    const page = [...server.pages.values()].find(({ ids }) => ids.has(elicitationId));
    const [known = elicitationId] = page?.ids ?? [];
    const asked = server.context.queue.complete(server.server, known);
    if (asked && !asked.page) page?.closing.abort(done);
  });
}

/** The URL requests in an error. Empty if any of them cannot be shown, which the host's log is told. */
function requestsIn(server: Connection, error: unknown): readonly ElicitUrlRequest[] {
  const data = isRecord(error) ? error['data'] : undefined;
  const elicitations = isRecord(data) ? data['elicitations'] : undefined;
  if (!Array.isArray(elicitations)) return [];
  try {
    return readSent(server, elicitations, () => elicitations.map(readUrlRequest));
  } catch {
    // The caller gets the call's own error. It says more to a host than a fault in one request would.
    return [];
  }
}

function readUrlRequest(params: unknown): ElicitUrlRequest {
  const request = parseElicitRequest(params, { modes: ['url'] }) as ElicitUrlRequest;
  if (request.elicitationId === undefined) throw new TypeError('It has no elicitationId.');
  return request;
}

/** Asks for all pages at once, until one is answered with no, or fails. One that no call waits for any more closes. */
async function areAllFinished(
  server: Connection,
  requests: readonly ElicitUrlRequest[],
  own: Call,
): Promise<boolean> {
  const { signal, data } = own.options ?? {};
  const pages = requests.map((request) => pageOf(server, request, data));
  setAsked([own], true);
  try {
    return await new Promise((resolve, reject) => {
      const withdrawn = AbortSignal.any(signal ? [signal] : []);
      withdrawn.addEventListener('abort', () => resolve(false));
      if (withdrawn.aborted) resolve(false);
      const finished = pages.map(async ({ isFinished }) => (await isFinished) || resolve(false));
      Promise.all(finished).then(() => resolve(true), reject);
    });
  } finally {
    setAsked([own], false);
    for (const page of pages) {
      page.users--;
      if (page.users > 0) continue;
      // A call that asks for it from now on needs its own prompt.
      forget(server, page);
      page.closing.abort();
    }
  }
}

/** Calls that need the same page wait for one answer. */
function pageOf(server: Connection, request: ElicitUrlRequest, data: unknown): Page {
  const { url, elicitationId } = request;
  let page = server.pages.get(url);
  if (!page) {
    const closing = new AbortController();
    const { signal } = closing;
    const isFinished = ask(server, { signal }, undefined, async (put) => {
      const { action } = await put(request, { until: 'finished', data });
      return action === 'accept' || signal.reason === done;
    }).finally(() => forget(server, opened));
    const opened = { url, ids: new Set<string>(), isFinished, closing, users: 0 };
    page = opened;
    server.pages.set(url, page);
  }
  page.ids.add(elicitationId!);
  page.users++;
  return page;
}

function forget({ pages }: Connection, page: Page): void {
  if (pages.get(page.url) === page) pages.delete(page.url);
}
