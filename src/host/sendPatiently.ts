import { isRecord } from '../protocol/index.ts';
import { patiently } from '../queue/index.ts';

const givenUp = 'An answer to the server could not be sent. It will not be sent again.';

/**
 * Sends an answer until it is sent, and one last time when the connection closes: the person has given it.
 * `longest`: the pauses together, in milliseconds. `signal`: nothing more is sent. Returns whether it was sent.
 */
export async function sendPatiently(
  send: () => Promise<void>,
  longest: number,
  [signal, closed]: readonly [AbortSignal, AbortSignal],
  report: (error: unknown) => void,
): Promise<boolean> {
  let wasGone = false;
  const isWorthIt = (error: unknown, waited: number, tries: number): boolean => {
    // With a 404 the session is over (MCP, "Session Management"), or a router was without its route for a moment.
    const isGone = statusesOf(error).includes(404);
    if (isFinal(error) || (isGone && wasGone) || closed.aborted || waited >= longest) return false;
    wasGone = isGone;
    if (tries === 2) report(error);
    return true;
  };
  try {
    await patiently(send, { signal, wakes: () => closed, isWorthIt });
    return true;
  } catch (cause) {
    if (!signal.aborted) report(new Error(givenUp, { cause }));
    return false;
  }
}

/** If the person has to sign in, a transport would ask again. Errors' texts tell nothing: they may be the server's own. */
function isFinal(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const { name, constructor, message } = error;
  return (
    // In SDK v1 only the class has the name, and bundlers shorten that. Its text is the SDK's.
    [name, constructor?.name].includes('UnauthorizedError') ||
    message === 'Unauthorized' ||
    statusesOf(error).some((one) => one === 401 || one === 403)
  );
}

/** The HTTP status, as each SDK has it. */
const statusesOf = (error: unknown): unknown[] =>
  isRecord(error) ? [error['code'], error['status'], error['statusCode']] : [];
