'use client';
import { useChat } from '@ai-sdk/react';
import { DefaultChatTransport, isToolUIPart, type UIMessage } from 'ai';
import { ElicitationOutlet, ElicitationSlot } from 'react-mcp-elicitation';
import type { Receipt } from 'react-mcp-elicitation/core';
import { queue } from './queue';

const api = '/api/chat';
const transport = new DefaultChatTransport({ prepareReconnectToStreamRequest: () => ({ api }) });

interface ChatProps {
  readonly messages: UIMessage[];
  /** By tool call id. */
  readonly receipts: ReadonlyMap<string, readonly Receipt[]>;
  /** Whether the assistant is at its turn. */
  readonly resume: boolean;
}

export function Chat(kept: ChatProps) {
  const { messages, sendMessage, status } = useChat({
    messages: kept.messages,
    resume: kept.resume,
    transport,
  });
  const send = (data: FormData) => {
    const text = data.get('text');
    if (status === 'ready' && typeof text === 'string') void sendMessage({ text });
  };
  return (
    <main>
      {messages.map(({ id, role, parts }) => (
        <article key={id} aria-label={role}>
          {parts.map((part, index) => {
            if (part.type === 'text') return <p key={index}>{part.text}</p>;
            if (!isToolUIPart(part)) return null;
            const { toolCallId } = part;
            return (
              <ElicitationSlot
                key={toolCallId}
                queue={queue}
                where={({ data }) => data === toolCallId}
                receipt={kept.receipts.get(toolCallId)}
              />
            );
          })}
        </article>
      ))}
      <form action={send}>
        <input name="text" aria-label="Message" />
        <button type="submit">Send</button>
        <button type="button" onClick={() => fetch(api, { method: 'DELETE' })}>
          Stop
        </button>
      </form>
      <ElicitationOutlet queue={queue} />
    </main>
  );
}
