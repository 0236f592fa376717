import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Receipt } from 'react-mcp-elicitation/core';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { addresses } from './servers.ts';

/** A call that the assistant makes. */
interface Call {
  readonly server: keyof typeof connections;
  readonly tool: string;
}

/** What a person says in the story, and what the assistant does then. */
export interface Prompt {
  /** What there is to see. */
  readonly title: string;
  readonly says: string;
  readonly reply: string;
  readonly calls: readonly Call[];
}

const tracker = (tool: string): Call => ({ server: 'Tracker', tool });

/** With this one the story begins. */
const opening: Prompt = {
  title: 'A form',
  says: 'The editor closes when I paste a table. Tell the team.',
  reply: 'I open an issue. The tracker asks you for what I cannot know.',
  calls: [tracker('open-issue')],
};

export const others: readonly Prompt[] = [
  {
    title: 'Yes or no, by one press',
    says: 'Tidy up my branches.',
    reply: 'One of them was merged.',
    calls: [tracker('delete-branch')],
  },
  {
    title: 'A page to sign in on',
    says: 'When am I free tomorrow?',
    reply: 'I cannot see your calendar yet.',
    calls: [tracker('connect-calendar')],
  },
  {
    title: 'A domain that is not what it seems',
    says: 'Buy the app for me.',
    reply: 'The server wants you to sign in with Apple.',
    calls: [tracker('sign-in')],
  },
  {
    title: 'A server that asks for a secret',
    says: 'Make me a new API key.',
    reply: 'The server asks for the old one.',
    calls: [tracker('rotate-key')],
  },
  {
    title: 'A pattern that freezes other pages',
    says: 'Create a branch.',
    reply: 'Type aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa! into the second field.',
    calls: [{ server: 'Edge cases', tool: 'ask-pattern' }],
  },
  {
    title: 'Every kind of field',
    says: 'Show me all that a server can ask.',
    reply: 'This one is the official example server.',
    calls: [{ server: 'Everything', tool: 'trigger-elicitation-request' }],
  },
  {
    title: 'Two servers at once',
    says: 'Do two things at the same time.',
    reply: 'Each question stands at its own call.',
    calls: [tracker('delete-branch'), { server: 'Edge cases', tool: 'ask-date-time' }],
  },
];

const receipts = new Map<unknown, Receipt[]>();

/** What was answered in a call, oldest first. */
export const receiptsOf = (call: string) => receipts.get(call);

export const queue = createElicitationQueue({
  drafts: { storage: sessionStorage, key: 'story' },
  onEvent(event) {
    if (event.type !== 'answered') return;
    const { data } = event.request;
    receipts.set(data, [...(receipts.get(data) ?? []), event.receipt]);
  },
});

const connections = {
  Tracker: connect('Tracker', addresses.story),
  Everything: connect('Everything', addresses.everything),
  'Edge cases': connect('Edge cases', addresses.edgeCases),
};

function connect(name: string, url: string) {
  const connection = queue.connection({ name, url });
  const client = new Client({ name: 'demo', version: '1.0.0' }, connection.clientOptions);
  const createTransport = () => new StreamableHTTPClientTransport(new URL(url));
  // A call connects too, and says what fails.
  connection.connect(client, createTransport).catch(() => {});
  return { connection, client };
}

interface Turn {
  readonly id: string;
  readonly prompt: Prompt;
  /** Whether it asks in a dialog, and not in the chat. */
  readonly inDialog: boolean;
  /** What each of its calls has come to. */
  readonly outcomes: readonly (string | undefined)[];
}

let turns: readonly Turn[] = [];
const listeners = new Set<() => void>();

export const getTurns = () => turns;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setTurns(next: readonly Turn[]) {
  turns = next;
  for (const listener of listeners) listener();
}

let running: AbortController | undefined;

/** As in any chat, whoever says something new stops what is under way. */
export function begin(prompt: Prompt, inDialog = false): void {
  running?.abort();
  const { signal } = (running = new AbortController());
  const id = crypto.randomUUID();
  setTurns([...turns, { id, prompt, inDialog, outcomes: prompt.calls.map(() => undefined) }]);
  for (const [index, one] of prompt.calls.entries()) {
    void call(one, callId(id, index), signal).then((text) =>
      setTurns(
        turns.map((turn) =>
          turn.id === id ? { ...turn, outcomes: turn.outcomes.with(index, text) } : turn,
        ),
      ),
    );
  }
}

export const callId = (turn: string, index: number) => `${turn} ${index}`;

/**
 * @param data the call's id, by which its questions are found
 * @returns the text of the tool's result
 */
async function call({ server, tool }: Call, data: string, signal: AbortSignal): Promise<string> {
  const { connection, client } = connections[server];
  try {
    const { content } = await connection.call(client, { name: tool }, { data, signal });
    const said = content as readonly { type: string; text?: string }[];
    return said.map(({ text }) => text ?? '').join('\n');
  } catch (error) {
    return signal.aborted ? 'Stopped.' : String(error);
  }
}

begin(opening);
