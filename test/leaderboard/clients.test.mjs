// Clients that are slow, silent or greedy: none keeps the others waiting, or fills the memory.
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { Live } from '../../demo/leaderboard/lib/live.mjs';
import { serve } from '../../demo/leaderboard/lib/serve.mjs';
import { opened } from './support.mjs';

const LIVE = 'GET /api/live HTTP/1.1\r\nHost: x\r\n\r\n';
const HALF_A_BODY =
  'POST /api/wins HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"';

/** A connection that has sent some text: what it gets until it is closed. */
async function answerTo(address, text) {
  const socket = connect(new URL(address).port, '127.0.0.1');
  let got = '';
  socket.on('data', (data) => (got += data));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return got;
}

/** A connection that the test ends. */
async function held(test, address, text = '') {
  const socket = connect(new URL(address).port, '127.0.0.1');
  socket.on('error', () => {});
  test.after(() => socket.destroy());
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const statusOf = async (address) => (await fetch(address)).status;

describe('a connection', () => {
  it('that does not send its request is closed, and others are served meanwhile', async (test) => {
    const { address } = await opened(test, { limits: { request: 500 } });
    const closed = ['', 'GET / HTTP/1.1\r\nHost', HALF_A_BODY].map((text) => answerTo(address, text));
    assert.equal(await statusOf(address), 200);
    for (const answer of await Promise.all(closed)) assert.match(answer, /^(HTTP\/1.1 408|$)/);
    assert.equal(await statusOf(address), 200);
  });

  it('with too many headers is refused', async (test) => {
    const { address } = await opened(test);
    assert.match(await answerTo(address, `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`), /^HTTP\/1.1 431/);
    assert.equal(await statusOf(address), 200);
  });

  it('on which nothing moves is closed', async (test) => {
    const { address } = await opened(test, { limits: { idle: 300 } });
    assert.match(await answerTo(address, LIVE), /retry: 2000/);
  });

  it('may send one request before it has the last answer, and not two', async (test) => {
    const { address } = await opened(test);
    const page = 'GET /main.js HTTP/1.1\r\nHost: x\r\n\r\n';
    const last = 'GET /page.css HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    assert.equal((await answerTo(address, page + last)).split('HTTP/1.1 200').length - 1, 2);
    assert.equal(await answerTo(address, page + page + last), '');
  });

  it('that sends for many streams takes no place of others when it is closed', async (test) => {
    const { address } = await opened(test);
    await answerTo(address, LIVE.repeat(21));
    for (let i = 0; i < 20; i++) {
      const socket = await held(test, address, LIVE);
      assert.match(String((await once(socket, 'data'))[0]), /^HTTP\/1.1 200/, `stream ${i}`);
    }
  });

  it('too many is closed, and the next one is taken as soon as another ends', async (test) => {
    const { address } = await opened(test, { limits: { connections: 2 } });
    const [first] = [await held(test, address), await held(test, address)];
    assert.equal(await answerTo(address, LIVE), '');
    first.destroy();
    let status;
    while (status !== 200) status = await statusOf(address).catch(() => undefined);
  });
});

it('an address may have twenty streams, and leaves others theirs', (test) => {
  const live = new Live();
  test.after(() => live.close());
  const listen = (address) => {
    const response = Object.assign(new EventEmitter(), { writeHead() {}, write() {}, end() {} });
    return live.listen(response, address) && response;
  };
  const streams = Array.from({ length: 20 }, () => listen('192.0.2.1'));
  assert.ok(streams.every(Boolean));
  assert.equal(listen('192.0.2.1'), false);
  assert.ok(listen('192.0.2.2'));
  streams[0].emit('close');
  assert.ok(listen('192.0.2.1'));
  assert.equal(listen('192.0.2.1'), false);
});

it('a page that leaves its stream unread is let go, and the others hear on', async (test) => {
  const live = new Live();
  const server = createServer((request, response) => live.listen(response, request.url));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  test.after(() => {
    live.close();
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${server.address().port}`;
  const [reader, sleeper] = [await held(test, address, LIVE), await held(test, address, LIVE)];
  let heard = 0;
  reader.on('data', (data) => (heard += data.length));
  sleeper.pause();
  await once(reader, 'data');
  const count = () => new Promise((resolve) => server.getConnections((_, number) => resolve(number)));
  while ((await count()) > 1) {
    const before = heard;
    live.tell({ name: 'x'.repeat(50_000) });
    while (heard < before + 50_000) await once(reader, 'data');
  }
});

it('a server that cannot take a connection goes on, but one that cannot listen says so', (test) => {
  const logged = test.mock.method(console, 'error', () => {});
  const server = serve(() => {}, { request: 1000, idle: 1000, connections: 1 });
  const error = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' });
  assert.throws(() => server.emit('error', error), error);
  test.mock.getter(server, 'listening', () => true);
  server.emit('error', error);
  assert.equal(logged.mock.callCount(), 1);
});
