import { Refusal } from './refusal.mjs';

const MOST_BYTES = 64 * 1024;

/**
 * The JSON object that a request sends. What is too large is not even read to its end.
 *
 * @throws Refusal (by rejecting)
 */
export async function readBody(request) {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'not-json', 'The content type must be application/json.');
  }
  const tooLarge = () => new Refusal(413, 'too-large', `The body has more than ${MOST_BYTES} bytes.`);
  if (Number(request.headers['content-length']) > MOST_BYTES) throw tooLarge();
  const chunks = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MOST_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return parsed(Buffer.concat(chunks));
}

function parsed(bytes) {
  let body;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'not-json', 'The body is not JSON.');
  }
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new Refusal(400, 'not-json', 'The body must be a JSON object.');
}
