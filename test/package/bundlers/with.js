import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ElicitationOutlet } from 'react-mcp-elicitation';
import { createElicitationQueue, rawElicitParams } from 'react-mcp-elicitation/host';

const queue = createElicitationQueue();
const connection = queue.connection({ name: 'Example' });
window.connection = { connection, rawElicitParams };

createRoot(document.body).render(
  createElement('main', null, createElement(ElicitationOutlet, { queue })),
);
