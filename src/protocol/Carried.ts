import type { ElicitFormRequest, ElicitUrlRequest } from './types.ts';

type ElicitRequest = ElicitFormRequest | ElicitUrlRequest;

/** What a request carries from where it was read. Its JSON and its copies do not have it. */
export interface Carried {
  readonly params: Readonly<Record<string, unknown>>;
  form?: unknown;
  /** Turns an answer into one to the schema that the server sent. */
  toContent?: (content: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  words?: 0 | 1 | 2;
}

const key = Symbol('carried');

/** Makes a request of its members. Nothing can change what was read. */
export const carrying = (
  members: Readonly<Record<string, unknown>>,
  params: Carried['params'],
): ElicitRequest =>
  Object.freeze(
    Object.defineProperty(members, key, { value: { params } }),
  ) as unknown as ElicitRequest;

/** Undefined for what `parseElicitRequest` did not return, such as a copy of a request. */
export const carriedBy = (request: object): Carried | undefined =>
  (request as { readonly [key]?: Carried })[key];

/** The params as they came, before their schema was read: what to send to another process. */
export const paramsOf = (request: ElicitRequest): Carried['params'] =>
  carriedBy(request)?.params ?? request;
