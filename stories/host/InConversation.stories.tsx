import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { ElicitationOutlet, ElicitationSlot } from 'react-mcp-elicitation';
import { createFakeQueue, elicitations } from 'react-mcp-elicitation/testing';
import preview from '../../.storybook/preview.tsx';
import { sayIn } from '../../.storybook/words.ts';
import './chat.css';

const calls = [
  {
    id: 'call-1',
    text: 'delete-branch',
    params: {
      message: 'The branch was merged a week ago.',
      requestedSchema: {
        type: 'object',
        properties: {
          ok: { type: 'boolean', title: 'Delete it?', description: 'It has 3 commits.' },
        },
        required: ['ok'],
      },
    },
  },
  { id: 'call-2', text: 'deploy', params: elicitations.text },
];

/** A chat that shows what a tool asks where it was called. */
function InConversation() {
  const [{ queue }] = useState(createFakeQueue);
  useEffect(() => {
    const github = queue.connection({ name: 'GitHub', url: 'https://api.github.example/mcp' });
    for (const { id, params } of calls)
      void github.track(() => github.onRequest(params), { data: id });
  }, [queue]);
  return (
    <div className="chat">
      <div role="log" aria-label="Transcript">
        {calls.map(({ id, text }) => (
          <div key={id}>
            <p data-author="Assistant">
              <b>Assistant</b> calls <code>{text}</code>.
            </p>
            <ElicitationSlot queue={queue} where={({ data }) => data === id} />
          </div>
        ))}
      </div>
      <ElicitationOutlet queue={queue} />
    </div>
  );
}

const meta = preview.meta({ title: 'Host/InConversation', component: InConversation });

/** Two tools ask at once, each at its call. A yes or no is one press. */
export const Asking = meta.story({
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    await expect(await canvas.findByRole('button', { name: say('yes') })).toBeVisible();
    await expect(await canvas.findByText(elicitations.text.message)).toBeVisible();
  },
});

/** The receipt stays where the question was. */
export const Answered = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(await canvas.findByRole('button', { name: say('yes') }));
    const outcome = await canvas.findByText(say('accepted'), {
      selector: '[data-slot=elicitation-outcome]',
    });
    await expect(outcome).toBeVisible();
    await expect(await canvas.findByText(elicitations.text.message)).toBeVisible();
  },
});
