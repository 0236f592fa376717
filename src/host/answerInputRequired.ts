import { ElicitRequestError, isRecord, type ElicitContent } from '../protocol/index.ts';
import { loadFormRules, writeStored } from '../queue/index.ts';
import { ask, type Elicitation } from './ask.ts';
import type { Connection } from './Connection.ts';
import type { PendingRound } from './readPendingRound.ts';
import { tie } from './tie.ts';
import {
  inRound,
  isElicitation,
  originalOf,
  prepareRound,
  retryOf,
  roundUntil,
} from './readRound.ts';
import type { InputRequiredExchange, RetryParams } from './Rounds.ts';

/** See `ElicitationConnection.answerInputRequired`. */
export async function answerInputRequired<Params extends object>(
  server: Connection,
  exchange: InputRequiredExchange<Params>,
): Promise<RetryParams<Params>> {
  const { method, params, round = 1, maxRounds = 10, foreign, signal, persist } = exchange;
  const { data = tie(server.calls.underWay, undefined)?.data } = exchange;
  const before = exchange.answers ?? {};
  const original = originalOf(params);
  const write = (pending: PendingRound | undefined) => {
    // When a connection drops, its prompts close, but the stored answers stay.
    if (persist && !server.closed.aborted) writeStored(persist, pending);
  };
  try {
    return await inRound(server, exchange, async (asked, requests) => {
      const kept = new Map<string, unknown>();
      const keepAnswer = async (request: Elicitation, key: string, given: unknown) => {
        if (!persist || !isAccept(given)) return kept.delete(key);
        const accept = { action: 'accept', content: given.content } as const;
        const { withholdSecrets } = await loadFormRules();
        return kept.set(key, (await withholdSecrets(request, accept)).result);
      };
      const keep = () => {
        // A round that was withdrawn must not be stored again.
        if (signal?.aborted || requests.length === 0) return;
        // Without the answers of the last round, since a retry has its own.
        const answers = Object.fromEntries(kept);
        write({ method, params: original, result: asked, round, answers });
      };
      const prepareAll = async () => {
        const drafts = await prepareRound(server, requests, before);
        for (const [key, request] of requests) {
          if (!isElicitation(request) || !Object.hasOwn(before, key)) continue;
          await keepAnswer(request, key, before[key]);
        }
        return drafts;
      };
      return ask(server, { signal }, prepareAll(), async (put, drafts) => {
        keep();
        /** Whether a prompt closed that nobody answered or withdrew, as those of a transport that has closed do. */
        let isDropped = false;
        const answer = async (request: Elicitation, key: string) => {
          let isAnswered = false;
          const given = await put(request, {
            round: { round, maxRounds },
            data,
            until: roundUntil(server),
            draft: drafts?.get(key),
            deliver() {
              isAnswered = true;
            },
          });
          if (given.action === 'cancel' && !isAnswered) isDropped = true;
          else if (await keepAnswer(request, key, given)) keep();
          return given;
        };
        const retry = await retryOf<Params>(original, asked, requests, answer, foreign);
        // The prompts have closed. To send that they were canceled would be an answer that nobody gave.
        signal?.throwIfAborted();
        if (isDropped) throw server.closedError;
        write(undefined);
        return retry;
      });
    });
  } catch (error) {
    // What cannot be shown will not be shown after a reload either.
    const isUnfit = error instanceof ElicitRequestError || round > maxRounds;
    if (signal?.aborted || isUnfit) write(undefined);
    throw error;
  }
}

const isAccept = (answer: unknown): answer is { content: ElicitContent } =>
  isRecord(answer) && answer['action'] === 'accept' && isRecord(answer['content']);
