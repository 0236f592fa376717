import { getRequestListener } from '@hono/node-server';
import express from 'express';
import { handleElicitation } from 'react-mcp-elicitation/bridge';
import { callTool, personOf } from './people.js';

const app = express();

// Another site could frame the page where nobody sees it, and have people press Accept there.
app.use((request, response, next) => {
  response.set('content-security-policy', "frame-ancestors 'self'");
  next();
});

// In place of a sign-in.
app.use((request, response, next) => {
  const [, session] = /(?:^|; )session=([\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
  request.person = session ?? crypto.randomUUID();
  if (!session) response.cookie('session', request.person, { httpOnly: true, sameSite: 'strict' });
  next();
});

app.all('/elicitation', (request, response) => {
  const { bridge } = personOf(request.person);
  // Express has Node's requests, but the bridge takes the web's.
  return getRequestListener((asked) => handleElicitation(bridge, asked))(request, response);
});

app.post('/call/:tool', async (request, response) => {
  const { content } = await callTool(personOf(request.person), request.params.tool);
  response.json(content);
});

app.use(express.static('dist'));

const server = app.listen(process.env.PORT ?? 3000, () => {
  console.log(`http://localhost:${server.address().port}`);
});
