'use client';
import { useChat } from '@ai-sdk/react';
import {
  AssistantRuntimeProvider,
  ComposerPrimitive,
  MessagePrimitive,
  ThreadPrimitive,
} from '@assistant-ui/react';
import { useAISDKRuntime } from '@assistant-ui/react-ai-sdk';
import { ElicitationOutlet, ElicitationSlot } from 'react-mcp-elicitation';
import type { Person } from '../people';
import { queue } from './queue';

/** `resume`: whether the assistant is at its turn. */
export function Chat(kept: Pick<Person, 'messages' | 'receipts'> & { resume: boolean }) {
  return (
    <AssistantRuntimeProvider runtime={useAISDKRuntime(useChat(kept))}>
      <ThreadPrimitive.Root>
        <ThreadPrimitive.Messages>
          {({ message }) => (
            <MessagePrimitive.Root aria-label={message.role}>
              <MessagePrimitive.Parts>
                {({ part }) =>
                  part.type === 'tool-call' ? (
                    <ElicitationSlot
                      queue={queue}
                      where={({ data }) => data === part.toolCallId}
                      receipt={kept.receipts.filter(({ call }) => call === part.toolCallId)}
                    />
                  ) : (
                    part.type === 'text' && <p>{part.text}</p>
                  )
                }
              </MessagePrimitive.Parts>
            </MessagePrimitive.Root>
          )}
        </ThreadPrimitive.Messages>
        <ComposerPrimitive.Root>
          {/* Its Send button disables itself, so focus needs somewhere to go as a run starts. */}
          <ComposerPrimitive.Input autoFocus aria-label="Message" />
          <ComposerPrimitive.Send>Send</ComposerPrimitive.Send>
          <button type="button" onClick={() => fetch('/api/chat', { method: 'DELETE' })}>
            Stop
          </button>
        </ComposerPrimitive.Root>
      </ThreadPrimitive.Root>
      <ElicitationOutlet queue={queue} />
    </AssistantRuntimeProvider>
  );
}
