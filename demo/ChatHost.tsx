import { useEffect, useRef, useState } from 'react';
import {
  type ElicitationOutletProps,
  ElicitationOutlet,
  useElicitationQueue,
} from 'react-mcp-elicitation';
import { queue, remoteQueue } from './queue.ts';
import { ToolList } from './ToolList.tsx';
import { useServers } from './useServers.ts';

/** A chat with MCP servers, in which a person presses the tools instead of a model. */
export function ChatHost() {
  const { connections, entries, callTool } = useServers();
  const [presentation, setPresentation] =
    useState<ElicitationOutletProps['presentation']>('dialog');
  const { current } = useElicitationQueue(queue);
  const end = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Do not scroll away from a form that is being filled in.
    if (!queue.getSnapshot().pending[0]) end.current?.scrollIntoView({ block: 'end' });
  }, [entries]);

  useEffect(() => {
    if (current) form.current?.scrollIntoView({ block: 'nearest' });
  }, [current, presentation]);

  return (
    <div className="host">
      <nav className="sidebar" aria-label="Tools">
        <h1>Chat host</h1>
        {connections.map(({ server, tools, problem }) => (
          <section key={server.id} aria-label={server.name}>
            <h2>{server.name}</h2>
            {problem !== undefined && <p role="alert">{problem}</p>}
            {tools === undefined && problem === undefined && <p>Connecting…</p>}
            {tools && (
              <ToolList tools={tools} onPress={(...press) => callTool(server.id, ...press)} />
            )}
          </section>
        ))}
      </nav>
      <main className="chat">
        <div className="toolbar">
          <label>
            <input
              type="checkbox"
              checked={presentation === 'inline'}
              onChange={(event) => setPresentation(event.target.checked ? 'inline' : 'dialog')}
            />
            Ask in the chat instead of a dialog
          </label>
        </div>
        <div className="transcript">
          <div role="log" aria-label="Transcript">
            {entries.length === 0 && (
              <p className="welcome">Press a tool. What it asks for appears here.</p>
            )}
            {entries.map(({ id, author, text }) => (
              <div key={id} className="entry" data-author={author}>
                <pre>{text}</pre>
              </div>
            ))}
          </div>
          <div ref={form}>
            <ElicitationOutlet queue={queue} presentation={presentation} />
            <ElicitationOutlet queue={remoteQueue} presentation={presentation} />
          </div>
          <div ref={end} />
        </div>
      </main>
    </div>
  );
}
