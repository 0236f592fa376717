import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { agent } from './agent.js';

const backEnd = {
  name: 'agent',
  configureServer({ middlewares }) {
    middlewares.use('/agent', (request, response, next) => agent(request, response).catch(next));
  },
};

export default defineConfig({
  plugins: [react(), backEnd],
  // Another site could frame the page where nobody sees it, and have people press Accept there.
  server: { headers: { 'content-security-policy': "frame-ancestors 'self'" } },
});
