import { Server } from 'node:net';

// server-everything listens on every interface, and one of its tools prints the environment: here it is
// kept to this machine.
const listen = Reflect.get(Server.prototype, 'listen') as (...args: unknown[]) => Server;
Reflect.set(Server.prototype, 'listen', function (this: Server, port: unknown, ...rest: unknown[]) {
  return listen.call(this, { port: Number(port), host: '127.0.0.1' }, ...rest);
});

await import(
  import.meta.resolve('@modelcontextprotocol/server-everything/dist/transports/streamableHttp.js')
);
