/**
 * An answer that must not go to a server: not of the shape that the protocol has, or not what its form asks for. Thrown to
 * whoever gives the answer; the request waits on.
 */
export class ElicitResultError extends TypeError {
  override readonly name = 'ElicitResultError';
}
