// The MCP server that asks. It starts without this shell's variables: it has a tool that tells them.
const { port } = new URL(process.env.MCP_URL ?? 'http://localhost:3001/mcp');
process.env = { PORT: port };
await import('@modelcontextprotocol/server-everything/dist/transports/streamableHttp.js');
