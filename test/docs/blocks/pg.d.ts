type NotificationListener = (message: { channel: string; payload?: string }) => void;
/** As much of the client as the documents show. */
export declare class Client {
  connect(): Promise<void>;
  query<Row = unknown>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<{ readonly rows: readonly Row[] }>;
  on(type: 'notification', listener: NotificationListener): this;
}
