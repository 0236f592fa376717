import { expect, test } from 'vitest';
import { openDemo } from './demoPage.ts';

const server = 'Everything, SDK v1';

test('HOST-1 PROTO-10 server-everything asks a client of SDK v1 in a task', async () => {
  await using demo = await openDemo();
  /** What the page answers to requests of the server, in order. */
  const results: unknown[] = [];
  demo.page.on('request', (request) => {
    const message = request.postDataJSON() as { result?: unknown } | null;
    if (message?.result !== undefined) results.push(message.result);
  });
  await demo.ask('trigger-elicitation-request-async', server);
  await demo.dialog.getByRole('textbox', { name: /name/i }).fill('Ada');
  await demo.accept();
  await demo.log.getByText(/\[COMPLETED\]/).waitFor();
  const { taskId, createdAt } = (results[0] as { task: { taskId: string; createdAt: string } })
    .task;
  expect(results[0]).toEqual({
    task: {
      taskId: expect.any(String) as string,
      status: 'input_required',
      ttl: 600_000,
      createdAt,
      lastUpdatedAt: expect.any(String) as string,
    },
  });
  expect(results.at(-1)).toEqual({
    action: 'accept',
    content: { name: 'Ada' },
    _meta: { 'io.modelcontextprotocol/related-task': { taskId } },
  });
});

test('PROTO-10 server-everything asks in the middle of a task of its own', async () => {
  await using demo = await openDemo();
  await demo.ask('simulate-research-query, which asks', server);
  await demo.dialog.getByRole('radio', { name: /snake/i }).check();
  await demo.accept();
  const report = demo.log.getByText('Report').last();
  await report.waitFor();
  expect(await report.innerText()).toContain('python (snake)');
});
