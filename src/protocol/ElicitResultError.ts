/** An answer that must not go to a server, thrown to the caller that gave it. The request keeps waiting. */
export class ElicitResultError extends TypeError {
  override readonly name: string = 'ElicitResultError';
}
