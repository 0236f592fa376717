import { afterEach, expect, test, vi } from 'vitest';

const { clients, createClient } = vi.hoisted(() => {
  const clients: { close: ReturnType<typeof vi.fn> }[] = [];
  /** A client whose call of a tool ends as the tool is named. */
  const createClient = () => {
    const client = {
      setRequestHandler: () => {},
      connect: async () => {},
      close: vi.fn<() => Promise<void>>(async () => {}),
      callTool: async ({ name }: { name: string }) => {
        if (name === 'fails') throw new Error('The server was restarted.');
        if (name === 'waits') await new Promise<void>((resolve) => (client.answer = resolve));
        return { content: name };
      },
      answer: () => {},
    };
    clients.push(client);
    return client;
  };
  return { clients: clients as ReturnType<typeof createClient>[], createClient };
});

vi.mock('../../examples/express-valkey/store.js', () => ({
  store: { put: () => {}, list: async () => [], publish: () => {}, subscribe: () => () => {} },
}));
vi.mock('@modelcontextprotocol/client', () => ({
  Client: class {
    constructor() {
      return createClient();
    }
  },
  StreamableHTTPClientTransport: class {
    async send() {}
  },
}));

afterEach(() => void clients.splice(0));

/** What the file of the example exports, which is plain JavaScript. */
interface People {
  readonly personOf: (who: unknown) => object;
  readonly callTool: (person: object, name: string) => Promise<unknown>;
}

test.each([['express-valkey/people.js', 'ada']])(
  'the example %s closes the client of a call that failed, once its other calls are over',
  async (file, who) => {
    const path = `../../examples/${file}`;
    const { personOf, callTool } = (await import(path)) as People;
    const call = (name: string) => callTool(personOf(who), name);
    const waiting = call('waits');
    await expect(call('fails')).rejects.toThrow('The server was restarted.');
    expect(clients[0]!.close).not.toHaveBeenCalled();
    await expect(call('works')).resolves.toEqual({ content: 'works' });
    expect(clients).toHaveLength(2);
    clients[0]!.answer();
    await expect(waiting).resolves.toEqual({ content: 'waits' });
    await vi.waitFor(() => expect(clients[0]!.close).toHaveBeenCalledOnce());
    expect(clients[1]!.close).not.toHaveBeenCalled();
  },
);
