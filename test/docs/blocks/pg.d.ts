/** As much of the client as the documents show. */
export declare class Client {
  connect(): Promise<void>;
  query(sql: string, values?: readonly unknown[]): Promise<unknown>;
  on(
    type: 'notification',
    listener: (message: { channel: string; payload?: string }) => void,
  ): this;
}
