/** A request that could not be put before a person, as the JSON-RPC error that the server gets. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  /** Of JSON-RPC: -32603; -32000 if the server asks too much; -32001 of a call that took too long. */
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

export const internalError = -32603;

/** As in SDK v1, of a call that took too long. */
export const timedOut = -32001;

/** The server asks too much. The code is from the range that JSON-RPC leaves to implementations. */
export const rateLimited = -32000;
