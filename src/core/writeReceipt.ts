import type { ElicitFormRequest, ElicitResult, ElicitUrlRequest } from '../protocol/index.ts';
import type { FindSensitivities } from './compileForm.ts';
import { describeAnswers, type ReceiptAnswer } from './describeAnswers.ts';
import { formOf } from './sensitive/formOf.ts';

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

/** An `answered` event, or what a host kept of one. */
export interface ReceiptOf {
  readonly request: ElicitFormRequest | ElicitUrlRequest;
  readonly result: ElicitResult;
  readonly server: { readonly name: string; readonly url?: string | undefined };
  /** Properties that were answered but are not in the result. They are shown as masked. */
  readonly withheld?: readonly string[] | undefined;
  /** Default: now. */
  readonly at?: Date | undefined;
}

/** `find` finds the secrets of a form. Default: the words that are loaded. */
export function writeReceipt(
  { request, result, server, withheld = [], at = new Date() }: ReceiptOf,
  find?: FindSensitivities,
): Receipt {
  const { message } = request;
  return {
    server: { name: server.name, ...(server.url !== undefined && { url: server.url }) },
    mode: request.mode,
    message,
    action: result.action,
    at: at.toISOString(),
    ...(request.mode === 'url' && { url: request.url }),
    ...(request.mode === 'form' &&
      result.action === 'accept' && {
        answers: describeAnswers(
          formOf(request as ElicitFormRequest, find).fields,
          result.content ?? {},
          withheld,
        ),
      }),
  };
}
