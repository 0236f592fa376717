import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpAgent } from '@ag-ui/client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ElicitationRequests } from 'react-mcp-elicitation';
import { fromInterrupts } from 'react-mcp-elicitation/interrupts';
import { disableConsentGuard, loadOutlet } from 'react-mcp-elicitation/testing';
import { loadFormRules } from '../../src/queue/index.ts';
import { waitFor } from '../waitFor.ts';

beforeAll(async () => {
  disableConsentGuard();
  await Promise.all([loadFormRules(), loadOutlet()]);
});

const questions = [
  {
    id: 'i1',
    reason: 'tool_call',
    message: 'Send the mail?',
    toolCallId: 't1',
    responseSchema: {
      type: 'object',
      properties: { approved: { type: 'boolean' } },
      required: ['approved'],
    },
  },
  { id: 'i2', reason: 'input_required', message: 'Which day?', responseSchema: { type: 'string' } },
];

/** An agent that stops once to ask, and tells what it was resumed with. */
const resumed: unknown[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    const { threadId, runId, resume } = JSON.parse(body) as Record<string, unknown>;
    if (resume) resumed.push(resume);
    const outcome = resume ? { type: 'success' } : { type: 'interrupt', interrupts: questions };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of [
      { type: 'RUN_STARTED', threadId, runId },
      { type: 'RUN_FINISHED', threadId, runId, outcome },
    ]) {
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    }
    response.end();
  });
});
afterEach(() => server.close());

test('HOST-3 the interrupts of an AG-UI agent are asked, and its run goes on with all answers', async () => {
  await new Promise<void>((listening) => void server.listen(0, listening));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const agent = new HttpAgent({ url, threadId: 'thread' });
  await agent.runAgent();
  expect(agent.pendingInterrupts).toHaveLength(2);
  const draw = () => (
    <ElicitationRequests
      {...fromInterrupts(agent.pendingInterrupts, (resume) => agent.runAgent({ resume }))}
    />
  );
  const { rerender } = render(draw());
  await screen.findByText('Send the mail?');
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await screen.findByText('Which day?');
  expect(resumed).toEqual([]);
  rerender(draw());
  await userEvent.type(screen.getByRole('textbox', { name: 'value' }), 'Monday');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(resumed).toHaveLength(1));
  expect(resumed[0]).toEqual([
    { interruptId: 'i1', status: 'resolved', payload: { approved: false } },
    { interruptId: 'i2', status: 'resolved', payload: 'Monday' },
  ]);
  await waitFor(() => expect(agent.pendingInterrupts).toEqual([]));
});
