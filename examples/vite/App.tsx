import { useState } from 'react';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import 'react-mcp-elicitation/styles.unlayered.css';
import { callTool, queue } from './mcp';

export default function App() {
  const [outcome, setOutcome] = useState('');
  const ask = () =>
    callTool('trigger-elicitation-request').then(
      ({ content }) =>
        setOutcome(content.map((part) => ('text' in part ? part.text : part.type)).join('\n')),
      (error: unknown) => setOutcome(String(error)),
    );
  return (
    <>
      <button type="button" onClick={ask}>
        Ask me something
      </button>
      <p role="status">{outcome}</p>
      <ElicitationOutlet queue={queue} />
    </>
  );
}
