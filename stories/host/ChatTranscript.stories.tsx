import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { type ElicitationOutletProps, ElicitationOutlet } from 'react-mcp-elicitation';
import { elicitations } from 'react-mcp-elicitation/testing';
import preview from '../../.storybook/preview.tsx';
import { sayIn } from '../../.storybook/words.ts';
import { createHost } from './createHost.ts';
import './chat.css';

interface ChatTranscriptProps {
  /** In the chat, or in a dialog over it. */
  presentation?: ElicitationOutletProps['presentation'];
}

/** A host as small as one can be: a transcript, a button that calls a tool, and the outlet. */
function ChatTranscript({ presentation = 'inline' }: ChatTranscriptProps) {
  const [host] = useState(createHost);
  const [lines, setLines] = useState([
    { id: 0, author: 'You', text: 'Deploy the new release, please.' },
  ]);
  const [isCalling, setCalling] = useState(false);

  async function call() {
    setCalling(true);
    const text = await host.callTool('deploy');
    setLines((before) => [...before, { id: before.length, author: 'Deploy bot', text }]);
    setCalling(false);
  }

  return (
    <div className="chat">
      <div role="log" aria-label="Transcript">
        {lines.map(({ id, author, text }) => (
          <p key={id} data-author={author}>
            <b>{author}</b> {text}
          </p>
        ))}
      </div>
      <ElicitationOutlet queue={host.queue} presentation={presentation} />
      <button type="button" disabled={isCalling} onClick={() => void call()}>
        Call the tool “deploy”
      </button>
    </div>
  );
}

const meta = preview.meta({ title: 'Host/ChatTranscript', component: ChatTranscript });

/** The form was in the chat until it was answered, and the tool went on. */
export const Inline = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(canvas.getByRole('button', { name: /Call the tool/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Branch' }), 'release-2');
    await userEvent.click(canvas.getByRole('button', { name: say('accept') }));
    await expect(await canvas.findByText('Deployed release-2.')).toBeVisible();
  },
});

/** The tool is running, and asks a question. */
export const Asking = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Call the tool/ }));
    await expect(await canvas.findByText(elicitations.text.message)).toBeVisible();
  },
});

/** The form in a dialog over the chat. */
export const InADialog = meta.story({
  args: { presentation: 'dialog' },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(canvas.getByRole('button', { name: /Call the tool/ }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('decline') }));
    await expect(await canvas.findByText('Nothing was deployed: decline.')).toBeVisible();
  },
});
