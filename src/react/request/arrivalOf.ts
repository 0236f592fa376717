/**
 * A promise of what a host returned for an answer. Undefined if that is no promise: then the answer has arrived. A host's own
 * object must not be followed. It may call back at once, or send the answer again at each `then`.
 */
export const arrivalOf = <Arrived>(
  returned: void | PromiseLike<Arrived>,
): Promise<Arrived> | undefined =>
  typeof returned?.then === 'function' ? Promise.resolve(returned) : undefined;
