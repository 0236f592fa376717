import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ElicitationProvider } from 'react-mcp-elicitation';
import 'react-mcp-elicitation/styles.css';
import { ChatHost } from './ChatHost.tsx';
import './demo.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ElicitationProvider locale={navigator.language}>
      <ChatHost />
    </ElicitationProvider>
  </StrictMode>,
);
