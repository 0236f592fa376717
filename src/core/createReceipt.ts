import type {
  ElicitContent,
  ElicitFormRequest,
  ElicitResult,
  ElicitUrlRequest,
} from '../protocol/index.ts';
import { compileSchema } from './compileSchema.ts';
import type { Field } from './Field.ts';

/** One answer of a form, as it was sent. */
export interface ReceiptAnswer {
  readonly property: string;
  readonly label: string;
  /** What was sent; absent where it is sensitive. */
  readonly value?: ElicitContent[string];
  /** The titles of the options that were chosen, where the field has options. */
  readonly chosen?: readonly string[];
  /** Something was sent that a receipt does not keep. */
  readonly isMasked: boolean;
}

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

export interface ReceiptOf {
  readonly request: ElicitFormRequest | ElicitUrlRequest;
  readonly result: ElicitResult;
  readonly server: { readonly name: string; readonly url?: string | undefined };
  /** Default: now. */
  readonly at?: Date | undefined;
}

/**
 * Makes the receipt of an answered request.
 *
 * @example
 * const queue = createElicitationQueue({
 *   onEvent(event) {
 *     if (event.type === 'answered') save(createReceipt({ ...event.request, result: event.result }));
 *   },
 * });
 */
export function createReceipt({ request, result, server, at = new Date() }: ReceiptOf): Receipt {
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
          compileSchema(request.requestedSchema, { message }).fields,
          result.content ?? {},
        ),
      }),
  };
}

/** What was sent for each field that has an answer. */
export function describeAnswers(
  fields: readonly Field[],
  content: ElicitContent,
): readonly ReceiptAnswer[] {
  return fields
    .filter(({ property }) => Object.hasOwn(content, property))
    .map((field) => {
      const { property, label, sensitive } = field;
      if (sensitive !== false) return { property, label, isMasked: true };
      const value = content[property]!;
      const options = 'options' in field ? field.options : undefined;
      const titleOf = (sent: string) =>
        options?.find((option) => option.value === sent)?.label ?? sent;
      const chosen = options && (Array.isArray(value) ? value : [String(value)]).map(titleOf);
      return { property, label, value, ...(chosen && { chosen }), isMasked: false };
    });
}
