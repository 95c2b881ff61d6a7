// Checks records, one at a time, away from the thread that answers requests.
import { verify } from 'solitaire-elements/engine.js';
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ text, expected }) => {
  const { ok, error, at, status, moveCount } = verify(JSON.parse(text), expected);
  parentPort.postMessage({ ok, error, at, status, moveCount });
});
parentPort.postMessage('ready');
