import { simulateReadableStream } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';

const text = { type: 'text-delta', id: '1', delta: 'Thank you.' } as const;
const said = [{ type: 'text-start', id: '1' }, text, { type: 'text-end', id: '1' }] as const;
const call = { type: 'tool-call', toolName: 'trigger-elicitation-request', input: '{}' } as const;
const usage = { inputTokens: {}, outputTokens: {} } as never;

/** Stands in for a real model, so that this runs offline: it calls the tool that asks, or calls it twice. */
export const model = new MockLanguageModelV4({
  async doStream({ prompt }) {
    const { role, content } = prompt.at(-1)!;
    const times = JSON.stringify(content).includes('twice') ? 2 : 1;
    const calls = Array.from({ length: times }, () => ({
      ...call,
      toolCallId: crypto.randomUUID(),
    }));
    const unified = role === 'tool' ? ('stop' as const) : ('tool-calls' as const);
    const finish = { type: 'finish', finishReason: { unified, raw: unified }, usage } as const;
    const chunks = [...(role === 'tool' ? said : calls), finish];
    return { stream: simulateReadableStream({ chunks }) };
  },
});
