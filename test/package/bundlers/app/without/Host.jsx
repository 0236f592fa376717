'use client';
import { useState } from 'react';

export function Host() {
  const [answer, setAnswer] = useState('');
  return (
    <main>
      <button type="button" onClick={() => setAnswer('asked')}>
        Ask
      </button>
      <p role="log">{answer}</p>
    </main>
  );
}
