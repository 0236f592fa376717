/** As much of the client as the documents show; the example runs with the real one. */
interface RedisClient {
  on: (type: 'error', listener: (error: Error) => void) => RedisClient;
  connect: () => Promise<RedisClient>;
  duplicate: () => RedisClient;
  publish: (topic: string, text: string) => Promise<number>;
  subscribe: (topic: string, listener: (text: string) => void) => Promise<void>;
  unsubscribe: (topic: string, listener: (text: string) => void) => Promise<void>;
}
export declare const createClient: () => RedisClient;
