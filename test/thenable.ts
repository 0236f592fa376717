type Then = (arrived: () => void, lost: (error: Error) => void) => void;

/** What a host may return in place of a promise. */
export const thenable = (then: Then) =>
  new Proxy({}, { get: (_, name) => (name === 'then' ? then : undefined) }) as PromiseLike<void>;
