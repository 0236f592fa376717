import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { queue } from './queue.js';
import 'react-mcp-elicitation/styles.unlayered.css';

function Chat() {
  const [result, setResult] = useState('');

  async function call() {
    try {
      const response = await fetch('/call/trigger-elicitation-request', { method: 'POST' });
      setResult(response.ok ? await response.text() : `The call failed: ${response.status}`);
    } catch {
      setResult('The call failed: the connection was lost');
    }
  }

  return (
    <>
      <button type="button" onClick={call}>
        Ask me something
      </button>
      <p role="log">{result}</p>
      <ElicitationOutlet queue={queue} />
    </>
  );
}

createRoot(document.getElementById('root')).render(<Chat />);
