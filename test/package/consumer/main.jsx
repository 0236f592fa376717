import { StrictMode, version } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { z } from 'zod';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import 'react-mcp-elicitation/styles.css';

const queue = createElicitationQueue();
const { onRequest } = queue.connection({ name: 'Example' });

globalThis.versions = { react: version, zod: typeof z.string().email === 'function' };
globalThis.ask = (params) => onRequest(params);
globalThis.hydrate = async (pages) => {
  const { elements } = await import('./elements.js');
  const complaints = [];
  for (const [index, html] of pages.entries()) {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const onRecoverableError = (error) => complaints.push(`${index}: ${error}`);
    const root = hydrateRoot(container, elements[index], { onRecoverableError });
    await new Promise((resolve) => setTimeout(resolve, 20));
    root.unmount();
    container.remove();
  }
  return complaints;
};

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <ElicitationOutlet queue={queue} />
  </StrictMode>,
);
