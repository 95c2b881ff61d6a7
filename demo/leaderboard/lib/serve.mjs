import { createServer } from 'node:http';
import { HEADERS } from './headers.mjs';
import { Refusal } from './refusal.mjs';

/**
 * A server of `node:http`, not yet listening. If `answer` rejects, the visitor gets a refusal, and the server goes on.
 *
 * @param {(request: IncomingMessage, response: ServerResponse) => Promise<void>} answer
 * @param {{ request: number, idle: number, connections: number }} limits milliseconds for sending a request, and until a
 * connection without any traffic is closed; how many connections may be open
 */
export function serve(answer, { request: requestTimeout, idle, connections }) {
  const options = { requestTimeout, connectionsCheckingInterval: Math.min(requestTimeout, 5000) };
  /** The connections on which a request waits until the answer before it is complete. */
  const ahead = new WeakSet();
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    const start = () => {
      ahead.delete(socket);
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      answer(request, response).catch((error) => refuse(request, response, error));
    };
    if (response.socket) start();
    // If more requests could wait, a few bytes of them would fill the memory with unread answers.
    else if (ahead.has(socket)) socket.destroy();
    else {
      ahead.add(socket);
      response.once('socket', start);
    }
  });
  server.timeout = idle;
  server.maxConnections = connections;
  server.on('error', (error) => {
    // The process can't do without its port, but it can do without a connection.
    if (!server.listening) throw error;
    console.error(error);
  });
  return server;
}

export function json(response, status, value) {
  const body = JSON.stringify(value);
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(body);
}

function refuse(request, response, error) {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const isRefusal = error instanceof Refusal;
  if (!isRefusal) console.error(error);
  const { status, answer } = isRefusal ? error : new Refusal(500, 'fault', 'Something went wrong on the server.');
  if (answer.retryAfter) response.setHeader('Retry-After', answer.retryAfter);
  // The rest of a body that was not read is cut off. The sender has a second to read why.
  setTimeout(() => request.complete || request.destroy(), 1000).unref();
  json(response, status, answer);
}
