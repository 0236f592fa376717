import { StrictMode } from 'react';
import { cleanup, fireEvent, render, screen, act } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createElicitationQueue } from 'react-mcp-elicitation/host';

const request = {
  message: 'Who?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } } },
};
const serverCount = 10;
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ask: fc.nat(serverCount - 1) }) },
  { weight: 8, arbitrary: fc.record({ press: fc.constantFrom('Accept', 'Decline', 'Cancel') }) },
  fc.record({ type: fc.string() }),
  fc.record({ abort: fc.nat(99) }),
  fc.record({ answer: fc.nat(99) }),
  fc.record({ close: fc.nat(serverCount - 1) }),
  fc.record({ mount: fc.boolean() }),
);
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

/** Runs it through outlets that are really drawn, under StrictMode, and says how often each request was settled. */
async function run(happenings: readonly Happening[]): Promise<number[]> {
  const queue = createElicitationQueue({
    rendererTimeout: Infinity,
    limits: { pending: Infinity, perMinute: Infinity },
  });
  const connections = Array.from({ length: serverCount }, (_, index) =>
    queue.connection({ name: `Server ${index}` }),
  );
  const settlements: number[] = [];
  const answers: Promise<void>[] = [];
  const controllers: AbortController[] = [];
  let view: { unmount: () => void } | undefined;

  for (const event of happenings) {
    await act(async () => {
      if ('ask' in event) {
        const index = settlements.push(0) - 1;
        const controller = new AbortController();
        controllers.push(controller);
        const answer = connections[event.ask]!.onRequest(request, { signal: controller.signal });
        const settle = () => void settlements[index]!++;
        answers.push(answer.then(settle, settle));
      } else if ('press' in event) {
        const button = screen.queryByRole('button', { name: event.press });
        // A double click, and one more.
        for (const detail of [1, 2, 1]) if (button) fireEvent.click(button, { detail });
      } else if ('type' in event) {
        const field = screen.queryByRole('textbox');
        if (field) fireEvent.change(field, { target: { value: event.type } });
      } else if ('abort' in event) controllers[event.abort % controllers.length]?.abort();
      else if ('answer' in event) {
        const pending = queue.getSnapshot().pending;
        const id = pending[event.answer % pending.length]?.id;
        if (id !== undefined) queue.tell({ type: 'respond', id, result: { action: 'decline' } });
      } else if ('close' in event) connections[event.close]!.close();
      else {
        view?.unmount();
        const outlet = <ElicitationOutlet queue={queue} presentation="inline" />;
        view = event.mount ? render(outlet, { wrapper: StrictMode }) : undefined;
      }
    });
  }
  await act(async () => queue.dispose());
  await Promise.all(answers);
  cleanup();
  return settlements;
}

test('PROTO-5 each request is settled exactly once by what is drawn, under StrictMode', async () => {
  const happenings = fc.array(happening, { minLength: 20, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(happenings, async (some) => {
      const settlements = await run([{ mount: true }, ...some]);
      expect(settlements.filter((count) => count !== 1)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
