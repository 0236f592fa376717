import { useEffect, useState } from 'react';
import { expect, screen } from 'storybook/test';
import {
  ElicitationOutlet,
  ElicitationProvider,
  ElicitationRequests,
  type ElicitResult,
  type HostRequest,
} from 'react-mcp-elicitation';
import { createFakeQueue, elicitations } from 'react-mcp-elicitation/testing';
import { sayIn } from '../.storybook/words.ts';
import preview from '../.storybook/preview.tsx';

/** A host with three requests pending from two servers. */
function TwoServers() {
  const [{ queue, ask }] = useState(createFakeQueue);
  const [answers, setAnswers] = useState<readonly ElicitResult[]>([]);

  useEffect(() => {
    const github = { name: 'GitHub', url: 'https://api.github.example/mcp' };
    const calendar = { name: 'Calendar' };
    const show = (answer: ElicitResult) => setAnswers((before) => [...before, answer]);
    void ask(elicitations.titledSelect, { server: github }).then(show);
    void ask(elicitations.date, { server: calendar }).then(show);
    void ask(elicitations.confirmation, { server: github }).then(show);
    return () => queue.dispose();
  }, [queue, ask]);

  return (
    <>
      <ElicitationOutlet queue={queue} />
      <pre aria-label="Answers">{JSON.stringify(answers)}</pre>
    </>
  );
}

const meta = preview.meta({
  title: 'Queue',
  component: ElicitationOutlet,
  // Each in a frame of its own: its dialogs would lie above the page of documents.
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
});

/** Requests are shown one at a time, in order, with how many there are. */
export const InOrder = meta.story({
  render: () => <TwoServers />,
  play: async ({ userEvent, globals }) => {
    const say = sayIn(globals);
    await expect(await screen.findByText(say('pending', { position: 1, count: 3 }))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('decline') }));
    await expect(await screen.findByText(say('pending', { position: 2, count: 3 }))).toBeVisible();
    await expect(await screen.findByRole('dialog', { name: /Calendar/ })).toBeVisible();
  },
});

/** A host with a server that asks more than anybody wants to answer. */
function OneServer() {
  const [{ queue, ask }] = useState(createFakeQueue);
  useEffect(() => {
    const server = { name: 'Calendar', url: 'https://calendar.example/mcp' };
    for (let index = 0; index < 4; index++) void ask(elicitations.date, { server });
    return () => queue.dispose();
  }, [queue, ask]);
  return <ElicitationOutlet queue={queue} />;
}

/** A server that asks a lot can be muted, and unmuted again. */
export const Mute = meta.story({
  render: () => <OneServer />,
  play: async ({ userEvent, globals }) => {
    const say = sayIn(globals);
    const silence = say('silence', { server: 'Calendar' });
    await expect(await screen.findByRole('button', { name: silence })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('nextRequest') }));
    await expect(await screen.findByText(say('pending', { position: 2, count: 4 }))).toBeVisible();
  },
});

/** A composer in which somebody is writing when a server asks. */
function Composer() {
  const [{ queue, ask }] = useState(createFakeQueue);
  const askWhileWriting = () => {
    if (!queue.getSnapshot().pending[0])
      void ask(elicitations.date, { server: { name: 'Calendar' } });
  };
  return (
    <>
      <label>
        Message <textarea onChange={askWhileWriting} />
      </label>
      <ElicitationOutlet queue={queue} />
    </>
  );
}

/**
 * While somebody is typing, a note comes first. The dialog opens when they press Review, or have left the text field and
 * pressed no key for three seconds.
 */
export const WhileTyping = meta.story({
  render: () => <Composer />,
  play: async ({ userEvent, globals }) => {
    const say = sayIn(globals);
    const composer = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.type(composer, 'Hello');
    await expect(composer).toHaveFocus();
    await expect(composer).toHaveValue('Hello');
    await expect(await screen.findByRole('button', { name: say('review') })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** A host that keeps its requests itself, with words of its own, buttons at the end, and answers that take a while. */
function OwnList() {
  const [requests, setRequests] = useState<readonly HostRequest[]>(() => [
    {
      id: 'a',
      params: elicitations.titledSelect,
      server: { name: 'GitHub', url: 'https://api.github.example/mcp' },
      note: 'Asked by the tool “create_issue” in the chat “Release 4.2”.',
    },
    { id: 'b', params: elicitations.date, server: { name: 'Calendar' } },
  ]);
  return (
    <ElicitationProvider actions="end">
      <ElicitationRequests
        requests={requests}
        dismissBy={['key', 'button']}
        onRespond={async (id) => {
          await new Promise((resolve) => setTimeout(resolve, 400));
          setRequests((before) => before.filter((request) => request.id !== id));
        }}
      />
    </ElicitationProvider>
  );
}

/** The requests of a host that keeps them in a store of its own. */
export const HostsOwnList = meta.story({
  render: () => <OwnList />,
  play: async ({ userEvent, globals }) => {
    const say = sayIn(globals);
    await expect(await screen.findByText(/create_issue/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: say('nextRequest') }));
    await userEvent.click(await screen.findByRole('button', { name: say('decline') }));
    await expect(await screen.findByRole('dialog', { name: /GitHub/ })).toBeVisible();
  },
});
