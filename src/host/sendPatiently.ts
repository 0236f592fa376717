import { isRecord } from '../protocol/index.ts';
import { patiently } from '../queue/index.ts';

const givenUp = 'An answer to the server could not be sent. It will not be sent again.';

/**
 * Sends an answer again until it is sent: the person has given it, and nothing on screen says that it is not there.
 * An answer that waits is tried one last time when the connection closes.
 *
 * @param longest how long the pauses may be together, in milliseconds
 * @param signal aborted once the server wants no answer: nothing more is sent then
 * @param report tells the host of an answer that could not be sent twice, and of one that will not be sent again
 * @returns whether it was sent
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

/**
 * Whether it is of no use to send again: if the person has to sign in, the transport would ask them a second time. An error's
 * text may be the server's own, so it tells nothing.
 */
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
