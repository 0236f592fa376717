import type { Request } from 'playwright';
import { expect, test } from 'vitest';
import { openDemo, type Demo } from './demoPage.ts';

/** The call of a tool that the request is, as JSON-RPC. */
function toolCall(request: Request) {
  const message = request.postDataJSON() as { method?: string } | null;
  if (message?.method !== 'tools/call') return undefined;
  return message as unknown as { id: number; params: Record<string, unknown> };
}

/** What goes to the server. */
function captureCalls({ page }: Demo) {
  const calls: NonNullable<ReturnType<typeof toolCall>>[] = [];
  page.on('request', (request) => {
    const call = toolCall(request);
    if (call) calls.push(call);
  });
  return calls;
}

async function answer({ dialog, accept }: Demo, label: string, text: string) {
  await dialog.getByRole('textbox', { name: label }).fill(text);
  await accept();
}

const accepted = (key: string, text: string) => ({
  [key]: { action: 'accept', content: { [key]: text } },
});

test('PROTO-9 two questions of one round, one after the other, answered at once', async () => {
  await using demo = await openDemo();
  const calls = captureCalls(demo);
  await demo.ask('ask-twice-in-a-round');
  await demo.dialog.getByText('1 of 2').waitFor();
  await answer(demo, 'Region', 'north');
  await answer(demo, 'Version', '2.0');
  const answers = { ...accepted('region', 'north'), ...accepted('version', '2.0') };
  expect(await demo.rawResult()).toEqual([answers]);
  expect(calls).toHaveLength(2);
  expect(calls[0]!.params).not.toHaveProperty('inputResponses');
  expect(calls[1]!.params).toMatchObject({
    name: 'ask-twice-in-a-round',
    inputResponses: answers,
    requestState: expect.any(String) as string,
  });
  expect(calls[0]!.id).not.toBe(calls[1]!.id);
});

test('PROTO-9 three rounds, with which one it is, and the state sent back as it came', async () => {
  await using demo = await openDemo();
  const calls = captureCalls(demo);
  const states: unknown[] = [];
  demo.page.on('response', async (response) => {
    const text = toolCall(response.request()) ? await response.text() : '';
    const [, state] = /"requestState":("(?:[^"\\]|\\.)*")/.exec(text) ?? [];
    if (state !== undefined) states.push(JSON.parse(state));
  });
  await demo.ask('ask-in-three-rounds');
  await answer(demo, 'Region', 'north');
  await demo.dialog.getByText('Round 2 of at most 10').waitFor();
  await answer(demo, 'Version', '2.0');
  await demo.dialog.getByText('Round 3 of at most 10').waitFor();
  await answer(demo, 'Reason', 'because');
  expect(await demo.rawResult()).toEqual([
    accepted('region', 'north'),
    accepted('version', '2.0'),
    accepted('reason', 'because'),
  ]);
  expect(states).toHaveLength(3);
  expect(calls.map(({ params }) => params['requestState'])).toEqual([undefined, ...states]);
});
