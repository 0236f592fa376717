import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  envPrefix: 'MCP_',
  // Another site could frame the page where nobody sees it. What serves your build has to say this too.
  server: { headers: { 'content-security-policy': "frame-ancestors 'self'" } },
});
