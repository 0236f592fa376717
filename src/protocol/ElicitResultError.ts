/**
 * An answer that must not go to a server: it does not have the protocol's shape, or it does not fit the form. It is
 * thrown to the caller that gave the answer. The request keeps waiting.
 */
export class ElicitResultError extends TypeError {
  override readonly name: string = 'ElicitResultError';
}
