import type { ElicitFormRequest, ElicitResult, ElicitUrlRequest } from '../protocol/index.ts';
import { describeAnswers, type ReceiptAnswer } from './describeAnswers.ts';
import type { Field } from './Field.ts';

/** What was answered, to whom and when. JSON: `JSON.stringify` exports it. */
export interface Receipt {
  readonly server: { readonly name: string; readonly url?: string };
  readonly mode: 'form' | 'url';
  /** What the server asked, in its words. */
  readonly message: string;
  readonly action: ElicitResult['action'];
  /** ISO 8601, in UTC. */
  readonly at: string;
  /** URL mode: the URL as it was sent. */
  readonly url?: string;
  /** An accepted form: what was sent, in the schema's order. */
  readonly answers?: readonly ReceiptAnswer[];
}

/** What a host kept of an answer. */
export interface ReceiptOf {
  readonly request: ElicitFormRequest | ElicitUrlRequest;
  readonly result: ElicitResult;
  readonly server: { readonly name: string; readonly url?: string | undefined };
  /** Properties that were answered but are not in the result. They are shown as masked. */
  readonly withheld?: readonly string[] | undefined;
  /** Default: now. */
  readonly at?: Date | undefined;
}

/** `fieldsOf`: the fields of a form, whose secrets are marked. */
export function receiptOf(
  { request, result, server, withheld = [], at = new Date() }: ReceiptOf,
  fieldsOf: (form: ElicitFormRequest) => readonly Field[],
): Receipt {
  const { message, mode } = request;
  return {
    server: { name: server.name, ...(server.url !== undefined && { url: server.url }) },
    mode,
    message,
    action: result.action,
    at: at.toISOString(),
    ...(request.mode === 'url' && { url: request.url }),
    ...(mode === 'form' &&
      result.action === 'accept' && {
        answers: describeAnswers(
          fieldsOf(request as ElicitFormRequest),
          result.content ?? {},
          withheld,
        ),
      }),
  };
}
