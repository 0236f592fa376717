import { HttpAgent } from '@ag-ui/client';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ElicitationRequests } from 'react-mcp-elicitation';
import { fromInterrupts } from 'react-mcp-elicitation/interrupts';
import 'react-mcp-elicitation/styles.unlayered.css';

const agent = new HttpAgent({ url: '/agent' });

function Chat() {
  const [{ messages, interrupts }, setThread] = useState({ messages: [], interrupts: [] });
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const read = () =>
      setThread({ messages: [...agent.messages], interrupts: agent.pendingInterrupts });
    return agent.subscribe({ onMessagesChanged: read, onRunFinalized: read }).unsubscribe;
  }, []);

  function say(data) {
    // Until its interrupts are answered, an agent takes nothing else.
    if (agent.isRunning || interrupts.length > 0) return;
    setProblem('');
    agent.addMessage({ id: crypto.randomUUID(), role: 'user', content: data.get('text') });
    agent.runAgent().catch(({ message }) => setProblem(message));
  }

  return (
    <>
      <div role="log">
        {messages.map(({ id, role, content }) => (
          <p key={id} className={role}>
            {content}
          </p>
        ))}
      </div>
      <ElicitationRequests
        {...fromInterrupts(interrupts, (resume) => agent.runAgent({ resume }))}
        presentation="inline"
      />
      <p role="alert">{problem}</p>
      <form action={say}>
        <input name="text" aria-label="Message" defaultValue="I need a table" required />
        <button type="submit">Send</button>
      </form>
    </>
  );
}

createRoot(document.getElementById('root')).render(<Chat />);
