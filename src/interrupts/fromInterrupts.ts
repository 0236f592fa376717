import type { ElicitResult } from '../protocol/index.ts';
import type { ElicitationServer, ListedRequest } from '../queue/index.ts';
import { questionOf } from './questionOf.ts';

/** Why an agent has stopped: an `Interrupt` of AG-UI 1.0. */
export interface Interrupt {
  readonly id: string;
  readonly reason: string;
  readonly message?: string | undefined;
  /** JSON Schema of the payload. */
  readonly responseSchema?: unknown;
  /** ISO 8601. */
  readonly expiresAt?: string | undefined;
}

/** What answers an interrupt: a `ResumeEntry` of AG-UI 1.0. */
export interface InterruptAnswer {
  interruptId: string;
  status: 'resolved' | 'cancelled';
  payload?: unknown;
}

/** What was answered so far of interrupts that go on together. */
const answers = new WeakMap<Interrupt, InterruptAnswer>();

/**
 * Asks what an agent's interrupts ask, as props of `ElicitationRequests`.
 * A schema that is no object is asked as one field, and nested objects as fields with their path in the label. Where the
 * schema has a boolean `approved`, Accept and Decline are it. A boolean alone is Accept and Decline, too.
 * @param interrupts of one run, the same objects at each call
 * @param resume called with the answers to all of them, once the last is there (AG-UI refuses partial resumes). If its promise
 *   is rejected, the last answer can be sent again. After `expiresAt` nothing is sent
 * @param server who asks, in the host's words
 * @example
 * <ElicitationRequests {...fromInterrupts(interrupts, (resume) => agent.runAgent({ resume }))} />
 */
export function fromInterrupts(
  interrupts: readonly Interrupt[],
  resume: (answers: InterruptAnswer[]) => unknown,
  server: ElicitationServer = { name: 'Agent' },
): {
  requests: ListedRequest[];
  onRespond: (id: string, result: ElicitResult) => Promise<unknown>;
} {
  const requests = interrupts.map(
    ({ id, message = '', responseSchema, reason, expiresAt }): ListedRequest => ({
      id,
      params: {
        mode: 'form',
        message,
        requestedSchema: questionOf(responseSchema, reason).requestedSchema,
      },
      server,
      ...(expiresAt !== undefined && { deadline: Date.parse(expiresAt) }),
    }),
  );
  return {
    requests,
    async onRespond(id, result) {
      const late = interrupts.find(({ expiresAt = '' }) => Date.parse(expiresAt) <= Date.now());
      if (late) throw new Error(`The interrupt "${late.id}" expired at ${late.expiresAt}.`);
      const interrupt = interrupts.find((one) => one.id === id);
      if (interrupt) answers.set(interrupt, answerTo(interrupt, result));
      const all = interrupts.map((one) => answers.get(one));
      if (all.every((one) => one !== undefined)) await resume(all);
    },
  };
}

function answerTo(
  { id, responseSchema, reason }: Interrupt,
  result: ElicitResult,
): InterruptAnswer {
  const { toPayload, ...question } = questionOf(responseSchema, reason);
  const resolved = (payload: unknown): InterruptAnswer => ({
    interruptId: id,
    status: 'resolved',
    ...(payload !== undefined && { payload }),
  });
  if (result.action === 'accept') return resolved(toPayload(result.content ?? {}));
  if (result.action === 'decline' && 'denial' in question) return resolved(question.denial);
  return { interruptId: id, status: 'cancelled' };
}
