import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ElicitationProvider } from 'react-mcp-elicitation';
import 'react-mcp-elicitation/styles.css';
import './demo.css';

// Each connects to its servers when it is loaded.
const Page =
  location.pathname === '/tools'
    ? lazy(async () => ({ default: (await import('./ChatHost.tsx')).ChatHost }))
    : lazy(async () => ({ default: (await import('./Story.tsx')).Story }));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ElicitationProvider locale={navigator.language}>
      <Page />
    </ElicitationProvider>
  </StrictMode>,
);
