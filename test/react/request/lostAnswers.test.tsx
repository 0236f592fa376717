import { StrictMode } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ElicitationForm, type ElicitResult } from 'react-mcp-elicitation';
import {
  parseElicitRequest,
  type ElicitFormRequest,
  type FormValues,
} from 'react-mcp-elicitation/core';
import { ask } from '../../ask.ts';

const request = parseElicitRequest(ask({ name: { type: 'string' } })) as ElicitFormRequest;
const server = { name: 'Example' };

const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('', 'a', 'b', 'Ada') }) },
  { weight: 6, arbitrary: fc.record({ press: fc.constantFrom('Accept', 'Decline', 'Cancel') }) },
  // `lost`: on the way there. `unheard`: it arrived, and the host never hears of that.
  {
    weight: 6,
    arbitrary: fc.record({
      end: fc.constantFrom('arrives', 'lost', 'unheard', 'refused'),
      at: fc.nat(9),
    }),
  },
  fc.record({ mount: fc.boolean() }),
  { weight: 1, arbitrary: fc.constant({ abort: true as const }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never;

/** A host between the form and a server, which takes the first answer that arrives. */
function createHost() {
  const journeys: { result: ElicitResult; arrive: () => void; fail: (error: Error) => void }[] = [];
  const host = {
    journeys,
    taken: undefined as ElicitResult | undefined,
    draft: undefined as FormValues | undefined,
    respond: (result: ElicitResult) =>
      new Promise<void>((arrive, fail) => {
        journeys.push({ result, arrive, fail });
      }),
    end(at: number, how: 'arrives' | 'lost' | 'unheard' | 'refused') {
      const [journey] = journeys.splice(at % journeys.length, 1);
      if (!journey) return;
      if (how === 'arrives' || how === 'unheard') host.taken ??= journey.result;
      if (how === 'arrives') journey.arrive();
      else journey.fail(new Error(how));
    },
  };
  return host;
}

/** Runs it, and says what a person is left with. */
async function run(happenings: readonly Happening[]) {
  const host = createHost();
  const controller = new AbortController();
  const { signal } = controller;
  let typed = '';
  let view: { unmount: () => void } | undefined;
  const mount = () => {
    view = render(
      <ElicitationForm
        {...{ request, server, signal }}
        draft={host.draft}
        onDraft={(draft) => (host.draft = draft)}
        onRespond={host.respond}
      />,
      { wrapper: StrictMode },
    );
  };
  mount();
  for (const event of happenings) {
    await act(async () => {
      if ('type' in event) {
        const field = screen.queryByRole<HTMLInputElement>('textbox');
        if (!field || field.matches(':disabled')) return;
        fireEvent.change(field, { target: { value: event.type } });
        typed = event.type;
      } else if ('press' in event) {
        const button = screen.queryByRole('button', { name: event.press });
        for (const detail of [1, 2, 1]) if (button) fireEvent.click(button, { detail });
      } else if ('end' in event) host.end(event.at, event.end);
      else if ('abort' in event) controller.abort();
      else if (!event.mount && view) {
        view.unmount();
        view = undefined;
      } else if (event.mount && !view) mount();
    });
  }
  // Whatever is still on its way is lost.
  await act(async () => {
    while (host.journeys.length > 0) host.end(0, 'lost');
  });
  if (!view && !host.taken && !signal.aborted) await act(async () => mount());
  const field = screen.queryByRole<HTMLInputElement>('textbox');
  const left = {
    isTaken: host.taken !== undefined,
    isWithdrawn: signal.aborted,
    isThere: field?.matches(':enabled') ?? false,
    isAsFilled: field?.value === typed,
  };
  cleanup();
  return left;
}

test('FORM-15 whatever becomes of answers: one is taken, or the form is there as it was filled', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 25 }), async (some) => {
      const left = await run(some);
      expect(left.isTaken || left.isWithdrawn || (left.isThere && left.isAsFilled)).toBe(true);
    }),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 300) },
  );
}, 600_000);
