'use client';
import { useChat } from '@ai-sdk/react';
import { ElicitationOutlet, ElicitationSlot } from 'react-mcp-elicitation';
import type { Person } from '../people';
import { queue } from './queue';

/** `resume`: whether the assistant is at its turn. */
export function Chat(kept: Pick<Person, 'messages' | 'receipts'> & { resume: boolean }) {
  const { messages, sendMessage, status } = useChat(kept);
  const send = (data: FormData) => {
    if (/ready|error/.test(status)) void sendMessage({ text: data.get('text') as string });
  };
  return (
    <main>
      {messages.map(({ id, role, parts }) => (
        <article key={id} aria-label={role}>
          {parts.map((part, index) =>
            'toolCallId' in part ? (
              <ElicitationSlot
                key={index}
                queue={queue}
                where={({ data }) => data === part.toolCallId}
                receipt={kept.receipts.filter(({ call }) => call === part.toolCallId)}
              />
            ) : (
              part.type === 'text' && <p key={index}>{part.text}</p>
            ),
          )}
        </article>
      ))}
      <form action={send}>
        <input name="text" aria-label="Message" />
        <button>Send</button>
        <button formAction={() => void fetch('/api/chat', { method: 'DELETE' })}>Stop</button>
      </form>
      <ElicitationOutlet queue={queue} />
    </main>
  );
}
