'use client';
import { useState } from 'react';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { queue } from './queue';

export function Chat() {
  const [result, setResult] = useState('');

  async function call() {
    const body = JSON.stringify({ name: 'trigger-elicitation-request' });
    const response = await fetch('/api/call', { method: 'POST', body });
    setResult(response.ok ? await response.text() : `The call failed: ${response.status}`);
  }

  return (
    <main>
      <button type="button" onClick={call}>
        Ask me something
      </button>
      <p role="log">{result}</p>
      <ElicitationOutlet queue={queue} />
    </main>
  );
}
