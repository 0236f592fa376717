interface RedisTransaction {
  set: (key: string, text: string, options: { readonly EX: number }) => RedisTransaction;
  zAdd: (
    key: string,
    member: { readonly score: number; readonly value: string },
  ) => RedisTransaction;
  zRemRangeByScore: (key: string, least: number, most: number) => RedisTransaction;
  expire: (key: string, seconds: number) => RedisTransaction;
  exec: () => Promise<unknown>;
}
/** As much of the client as the documents show; the example runs with the real one. */
interface RedisClient {
  on: (type: 'error', listener: (error: Error) => void) => RedisClient;
  connect: () => Promise<RedisClient>;
  duplicate: () => RedisClient;
  multi: () => RedisTransaction;
  zRange: (key: string, first: number, last: number) => Promise<string[]>;
  mGet: (keys: readonly string[]) => Promise<(string | null)[]>;
  publish: (topic: string, text: string) => Promise<number>;
  subscribe: (topic: string, listener: (text: string) => void) => Promise<void>;
  unsubscribe: (topic: string, listener: (text: string) => void) => Promise<void>;
}
export declare const createClient: () => RedisClient;
