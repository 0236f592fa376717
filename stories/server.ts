import type { ElicitationServer } from 'react-mcp-elicitation';

/** Who asks in the stories. */
export const server: ElicitationServer = { name: 'Build server', url: 'https://mcp.example.com' };
