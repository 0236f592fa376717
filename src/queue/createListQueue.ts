import {
  isRecord,
  parseElicitRequest,
  type ElicitFormRequest,
  type ElicitResult,
  type ElicitUrlRequest,
  type ParseElicitRequestOptions,
} from '../protocol/index.ts';
import { createRequestQueue } from './createRequestQueue.ts';
import type { DraftStorage } from './DraftStorage.ts';
import { formRules, loadFormRules } from './loadFormRules.ts';
import { ListedEntry, type ListedRequest } from './ListedEntry.ts';
import type { RequestQueueOptions } from './RequestQueue.ts';
import { isSameServer } from './servers.ts';
import { report, shielded } from './shielded.ts';
import type { Draft, PendingRequest } from './types.ts';

type Elicitation = ElicitFormRequest | ElicitUrlRequest;

export interface ListHost {
  /** May return a promise, which says when the answer has arrived, or why it has not. */
  onRespond: (id: string, result: ElicitResult) => void | PromiseLike<unknown>;
  /** Cannot be shown: answer the server with this error. Called once for each. */
  onError: (id: string, error: Error) => void;
}

/** Keeps what outlives the host's entry: a page that is open, a note that a request was withdrawn, a draft. */
export function createListQueue(
  { onRespond, onError }: ListHost,
  options: Pick<ParseElicitRequestOptions, 'limits' | 'dialects'> & {
    readonly drafts?: DraftStorage | undefined;
    /** Read at each answer. */
    readonly validation?: RequestQueueOptions['validation'];
  },
) {
  const queue = createRequestQueue({
    rendererTimeout: Infinity,
    drafts: options.drafts,
    get validation() {
      return options.validation;
    },
  });
  const listed = new Map<string, ListedEntry>();
  /** Off the list, by id. They may still be on screen. */
  const gone = new Map<string, ListedEntry>();
  /** Ids that two requests had at once. Each is reported once, for as long as it is listed. */
  const repeated = new Set<string>();
  let askedAgain = 0;

  function ask(host: ListedRequest, ownId: string): void {
    const { id, params, server } = host;
    const entry = new ListedEntry(host, ownId);
    listed.set(id, entry);
    if (queue.isSilenced(server)) {
      // If the decline does not arrive, the person is asked.
      decline(id).then(
        () => entry.end(),
        () => listed.get(id) === entry && put(),
      );
      return;
    }
    put();

    function put(): void {
      const fail = (error: unknown) => shielded(() => onError(id, error as Error));
      let request: Elicitation;
      try {
        request = parseElicitRequest(params, options);
      } catch (error) {
        entry.end();
        fail(error);
        return;
      }
      if (request.mode === 'form') void loadFormRules().catch(() => {});
      const { deadline, round, until, stage } = host;
      const signals = [entry.withdrawal.signal];
      const page = stage === 'opened' ? stage : undefined;
      const deliver = (result: ElicitResult) =>
        entry.give(result, onRespond, () => {
          // Lost after it had counted as arrived. Where the host asks again, it is there as a draft.
          const draft = isWaiting(ownId) ? undefined : draftOf(request, result);
          const { signal } = new AbortController();
          if (draft) queue.setDraft({ server, request, signal } as PendingRequest, draft);
        });
      queue
        .enqueue(server, request, { id: ownId, deadline, round, until, page, signals, deliver })
        .catch(fail)
        .finally(() => entry.end());
      if (stage === 'finished') queue.revise(ownId, { page: stage });
    }
  }

  // Async, so that an error that the host throws rejects the promise.
  const decline = async (id: string) => onRespond(id, { action: 'decline' });

  const shown = (ownId: string) => queue.getSnapshot().pending.find(({ id }) => id === ownId);
  const isWaiting = (ownId: string) => {
    const pending = shown(ownId);
    return pending !== undefined && pending.ended === undefined;
  };
  /** For a request whose id another still has on screen. */
  const freshId = (id: string) => {
    let fresh = id;
    while (shown(fresh)) fresh = `${id} ${++askedAgain}`;
    return fresh;
  };

  /** One request for each id: the one that is known already, or else the first. */
  function withoutRepeats(requests: readonly ListedRequest[]): Map<string, ListedRequest> {
    const byId = new Map<string, ListedRequest>();
    for (const request of requests) {
      const { id } = request;
      const other = byId.get(id);
      const known = listed.get(id)?.request;
      const isKnown = other && known && !isSame(known, other) && isSame(known, request);
      if (!other || isKnown) byId.set(id, request);
      if (!other || repeated.has(id)) continue;
      repeated.add(id);
      report(
        new Error(
          `Two requests have the id "${id}", and the second waits until the first has left the list. Ids that servers gave ` +
            'are unique for each connection only: put the name of the server before them.',
        ),
      );
    }
    for (const id of repeated) if (!byId.has(id)) repeated.delete(id);
    return byId;
  }

  function isMeant(known: ListedEntry, request: ListedRequest): boolean {
    if (!isSame(known.request, request)) return false;
    const isForeign = known.isForeign(request.signal);
    // Some hosts make a new signal whenever they render. Only one that follows an aborted one is that of a new request.
    if (known.isListed && !(isForeign && known.isAborted)) return true;
    // A signal that comes later belongs to a request that is still to be answered.
    return isWaiting(known.ownId) && !(isForeign && known.isAnswering);
  }

  function update(entry: ListedEntry, request: ListedRequest): void {
    const { server, deadline, round, stage } = request;
    const known = entry.request;
    entry.request = request;
    entry.follow(request.signal);
    if (
      known.deadline !== deadline ||
      known.stage !== stage ||
      known.round?.round !== round?.round ||
      known.server.name !== server.name ||
      known.server.icon !== server.icon ||
      known.server.icons !== server.icons
    ) {
      queue.revise(entry.ownId, { server, deadline, round, page: stage });
    }
  }

  return {
    ...queue,
    /** Follows no signal of the host's, until the list is taken again. */
    unfollow: () => {
      for (const entry of [...listed.values(), ...gone.values()]) entry.unfollow();
    },
    /** What the host said of a request on screen, whose id it may use again. */
    entryOf(ownId: string) {
      const entries = [...listed.values(), ...gone.values()];
      return entries.find((entry) => entry.ownId === ownId);
    },
    /** New requests are asked. A request that is gone without an answer was withdrawn. */
    take(requests: readonly ListedRequest[]) {
      for (const [id, { ownId }] of gone) if (!shown(ownId)) gone.delete(id);
      const now = withoutRepeats(requests);
      for (const [id, entry] of listed) {
        if (now.has(id)) continue;
        listed.delete(id);
        gone.set(id, entry);
        entry.leave();
      }
      for (const [id, request] of now) {
        const known = listed.get(id) ?? gone.get(id);
        gone.delete(id);
        if (known && isMeant(known, request)) {
          known.comeBack();
          listed.set(id, known);
          update(known, request);
          continue;
        }
        // The person answers what is on screen, and that must not count for another request.
        known?.giveWay();
        const isThere =
          known && isSame(known.request, request) && shown(known.ownId)?.stage === 'over';
        ask(request, isThere ? known.ownId : freshId(id));
      }
    },
  };
}

/** The same server asks the same, whatever else the params say and in whichever order. */
const isSame = (one: ListedRequest, other: ListedRequest): boolean =>
  isSameServer(one.server, other.server) &&
  one.server.url === other.server.url &&
  (one.params === other.params || questionOf(one.params) === questionOf(other.params));

const draftOf = (request: Elicitation, result: ElicitResult): Draft | undefined =>
  request.mode === 'url' ? undefined : formRules()?.draftFrom(request as ElicitFormRequest, result);

function questionOf(params: unknown): string {
  if (!isRecord(params)) return '';
  const { mode, message, requestedSchema, url, elicitationId } = params;
  const asked = mode === 'url' ? [url, elicitationId] : [requestedSchema];
  try {
    return JSON.stringify([mode, message, ...asked], sortKeys);
  } catch {
    // What is no JSON was refused.
    return '';
  }
}

const sortKeys = (_: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
