import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import 'react-mcp-elicitation/styles.css';

const queue = createElicitationQueue();
const { onRequest } = queue.connection({ name: 'Example' });

globalThis.versions = { react: version, zod: typeof z.string().email === 'function' };
globalThis.ask = (params) => onRequest(params);

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <ElicitationOutlet queue={queue} />
  </StrictMode>,
);
