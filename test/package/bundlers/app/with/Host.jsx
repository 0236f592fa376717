'use client';
import { useState } from 'react';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createElicitationQueue } from 'react-mcp-elicitation/host';

// Made on the server as well, which has no storage.
const queue = createElicitationQueue({ drafts: { storage: () => sessionStorage, key: 'drafts' } });
const connection = queue.connection({ name: 'Example' });
const request = {
  message: 'Who are you?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
};

export function Host() {
  const [answer, setAnswer] = useState('');
  const ask = async () => setAnswer(JSON.stringify(await connection.onRequest(request)));
  return (
    <main>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <p role="log">{answer}</p>
      <ElicitationOutlet queue={queue} />
    </main>
  );
}
