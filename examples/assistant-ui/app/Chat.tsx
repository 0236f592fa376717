'use client';
import { createContext, use } from 'react';
import { useChat } from '@ai-sdk/react';
import {
  AssistantRuntimeProvider,
  ComposerPrimitive,
  MessagePrimitive,
  ThreadPrimitive,
  type ToolCallMessagePartProps,
} from '@assistant-ui/react';
import { useAISDKRuntime } from '@assistant-ui/react-ai-sdk';
import { DefaultChatTransport, type UIMessage } from 'ai';
import { ElicitationOutlet, ElicitationSlot } from 'react-mcp-elicitation';
import type { Receipt } from 'react-mcp-elicitation/core';
import { queue } from './queue';

const api = '/api/chat';
const transport = new DefaultChatTransport({ prepareReconnectToStreamRequest: () => ({ api }) });
const stop = () => fetch(api, { method: 'DELETE' });

/** By tool call id. */
type Receipts = ReadonlyMap<string, readonly Receipt[]>;
const Receipts = createContext<Receipts>(new Map());

const ToolCall = ({ toolCallId }: ToolCallMessagePartProps) => (
  <ElicitationSlot
    queue={queue}
    where={({ data }) => data === toolCallId}
    receipt={use(Receipts).get(toolCallId)}
  />
);

const Message = () => (
  <MessagePrimitive.Root>
    <MessagePrimitive.Parts components={{ tools: { Override: ToolCall } }} />
  </MessagePrimitive.Root>
);

export function Chat(kept: { messages: UIMessage[]; receipts: Receipts; resume: boolean }) {
  const chat = useChat({ ...kept, transport });
  return (
    <AssistantRuntimeProvider runtime={useAISDKRuntime(chat)}>
      <Receipts value={kept.receipts}>
        <ThreadPrimitive.Root>
          <ThreadPrimitive.Messages components={{ Message }} />
          <ComposerPrimitive.Root>
            <ComposerPrimitive.Input aria-label="Message" />
            <ComposerPrimitive.Send>Send</ComposerPrimitive.Send>
            <button type="button" onClick={stop}>
              Stop
            </button>
          </ComposerPrimitive.Root>
        </ThreadPrimitive.Root>
      </Receipts>
      <ElicitationOutlet queue={queue} />
    </AssistantRuntimeProvider>
  );
}
