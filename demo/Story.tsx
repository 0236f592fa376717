import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ElicitationOutlet, ElicitationSlot, useElicitationAttention } from 'react-mcp-elicitation';
import { begin, callId, getTurns, others, queue, receiptsOf, subscribe } from './story.ts';

/** A chat that begins by itself, and says what else there is to try. */
export function Story() {
  const turns = useSyncExternalStore(subscribe, getTurns);
  const [asksInDialog, setAsksInDialog] = useState(false);
  const last = useRef<HTMLElement>(null);
  useElicitationAttention(queue);

  useEffect(() => {
    if (turns.length > 1) last.current?.scrollIntoView({ block: 'start' });
  }, [turns.length]);

  return (
    <div className="story">
      <header>
        <h1>react-mcp-elicitation</h1>
        <a href="/tools">Every tool of five servers</a>
      </header>
      <main>
        {turns.map(({ id, prompt, inDialog, outcomes }, index) => (
          <article key={id} ref={index === turns.length - 1 ? last : undefined}>
            <p className="bubble">{prompt.says}</p>
            <p>{prompt.reply}</p>
            {prompt.calls.map(({ server, tool }, at) => (
              <div key={tool} className="call">
                <p>
                  {server} <code>{tool}</code>
                </p>
                <ElicitationSlot
                  queue={queue}
                  where={({ data }) => !inDialog && data === callId(id, at)}
                  receipt={receiptsOf(callId(id, at))}
                />
                <div aria-live="polite">
                  {outcomes[at] !== undefined && <p className="outcome">{outcomes[at]}</p>}
                </div>
              </div>
            ))}
          </article>
        ))}
      </main>
      <aside aria-labelledby="try">
        <h2 id="try">What else to try</h2>
        <ul>
          {others.map((prompt) => (
            <li key={prompt.title}>
              <button type="button" onClick={() => begin(prompt, asksInDialog)}>
                {prompt.title}
              </button>
            </li>
          ))}
        </ul>
        <label>
          <input
            type="checkbox"
            checked={asksInDialog}
            onChange={(event) => setAsksInDialog(event.target.checked)}
          />
          Ask in a dialog from now on
        </label>
        <p>
          Reload in the middle of a form, use the keyboard alone, or look at another tab while a
          question waits.
        </p>
      </aside>
      <ElicitationOutlet queue={queue} />
    </div>
  );
}
