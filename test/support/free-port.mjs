import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens to. The system gives it to nobody else soon. */
export async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
