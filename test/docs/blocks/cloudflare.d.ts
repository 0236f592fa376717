interface Stub {
  fetch: (request: Request) => Promise<Response>;
}

declare global {
  interface DurableObjectNamespace {
    idFromName: (name: string) => object;
    get: (id: object) => Stub;
  }
}

export declare class DurableObject {
  ctx: { id: { toString: () => string } };
}
