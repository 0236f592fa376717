'use client';

import { useState } from 'react';
import { Elicitation } from 'react-mcp-elicitation';
import { ElicitationProvider } from '@/components/elicitation';

const form = {
  message: 'Tell us about the release.',
  requestedSchema: {
    type: 'object',
    properties: {
      branch: { type: 'string', title: 'Branch' },
      notes: { type: 'string', title: 'Notes', maxLength: 400 },
      month: {
        type: 'string',
        title: 'Month',
        enum: ['January', 'February', 'March', 'April', 'May', 'June', 'July'],
      },
      notify: { type: 'boolean', title: 'Notify the reviewers', default: true },
      priority: { type: 'string', title: 'Priority', enum: ['Today', 'Tomorrow'] },
    },
    required: ['branch'],
  },
};

const url = {
  mode: 'url',
  message: 'Connect your account.',
  url: 'http://login.example.com/authorize',
};

export default function Page() {
  const [answer, setAnswer] = useState('');
  return (
    <ElicitationProvider>
      <main className="grid gap-4 p-6">
        <Elicitation
          request={form}
          server={{ name: 'Example' }}
          onRespond={(result) => setAnswer(JSON.stringify(result))}
        />
        <output>{answer}</output>
        <Elicitation request={url} server={{ name: 'Example' }} onRespond={() => {}} />
      </main>
    </ElicitationProvider>
  );
}
