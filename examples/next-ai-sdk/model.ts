import { convertArrayToReadableStream as streamOf, MockLanguageModelV4 } from 'ai/test';

const call = { type: 'tool-call', toolName: 'trigger-elicitation-request', input: '{}' };
const text = { id: '1', delta: 'Thank you.' };
const said = ['text-start', 'text-delta', 'text-end'].map((type) => ({ ...text, type }));
const usage = { inputTokens: {}, outputTokens: {} };
const end = { type: 'finish', finishReason: { unified: 'tool-calls' }, usage };

/** Stands in for a real model, so that this runs offline: it calls the tool that asks, or calls it twice. */
export const model = new MockLanguageModelV4({
  async doStream({ prompt }) {
    const { role, content } = prompt.at(-1)!;
    const times = JSON.stringify(content).includes('twice') ? [1, 2] : [1];
    const calls = times.map(() => ({ ...call, toolCallId: crypto.randomUUID() }));
    return { stream: streamOf([...(role === 'tool' ? said : calls), end]) as never };
  },
});
