import { isRecord, isUrlRequired, type ElicitResult } from '../protocol/index.ts';
import type { ConnectedServer, ElicitationConnection } from './ElicitationConnection.ts';
import { loadParking, loadRounds } from './load.ts';
import { ServerRequests, type ConnectionContext } from './ServerRequests.ts';
import { wrapTransport } from './wrapTransport.ts';

/** Its members are functions of their own, since hosts pass them on without the connection. */
export function createConnection(
  context: ConnectionContext,
  { modes, ...server }: ConnectedServer,
): ElicitationConnection {
  const { queue } = context;
  const requests = new ServerRequests(context, server, modes);
  const { calls, waiting } = requests;
  const connection: ElicitationConnection = {
    server,
    wrapTransport: (transport) => wrapTransport(transport, connection, requests),
    onRequest(message, extra) {
      const params = paramsOf(message, 'elicitation/create', 'message');
      // Malformed requests count against the limits as well.
      if (!extra?.taskStore || !isRecord(params) || !isRecord(params['task'])) {
        return requests.limited(1, params, () => requests.answer(params, extra));
      }
      return new Promise((resolve, reject) => {
        // The SDKs' types for handlers do not know tasks.
        const onTask = (created: object) => resolve(created as ElicitResult);
        const answering = () => requests.answerInTask(params, extra, onTask);
        requests.limited(1, params, answering).catch(reject);
      });
    },
    onComplete(notification) {
      const method = 'notifications/elicitation/complete';
      const params = paramsOf(notification, method, 'elicitationId');
      const elicitationId = isRecord(params) ? params['elicitationId'] : undefined;
      if (typeof elicitationId === 'string') requests.complete(elicitationId);
    },
    track: (call, options) => calls.track(call, options),
    isWaiting: () => waiting.isWaiting,
    onWaiting: (listener) => waiting.subscribe(listener),
    close: () => requests.close(),
    silence: () => queue.setSilenced(server, true),
    unsilence: () => queue.setSilenced(server, false),
    async retryAfterUrl(call, options) {
      try {
        return await call();
      } catch (error) {
        const isAsked = requests.reading.modes?.includes('url');
        if (!isAsked || !isUrlRequired(error)) throw error;
        const { retryAfterUrl } = await requests.loadRetries();
        return retryAfterUrl(requests, call, error, options);
      }
    },
    async answerInputRequired(exchange) {
      const { answerInputRequired } = await loadRounds(requests.closed);
      return answerInputRequired(requests, exchange);
    },
    async park(exchange) {
      const { parkRound } = await loadParking(requests.closed);
      return parkRound(requests, exchange);
    },
    async resume(token, answers, options) {
      const { resumeRound } = await loadParking(requests.closed);
      return resumeRound(requests, token, answers, options);
    },
  };
  return connection;
}

/**
 * Takes a message or its params, and returns the params. Params may themselves have a member called `method`.
 *
 * @param required a member that params always have
 */
function paramsOf(message: unknown, method: string, required: string): unknown {
  const isMessage = isRecord(message) && message['method'] === method && !(required in message);
  return isMessage ? message['params'] : message;
}
