import { isIPv6 } from 'node:net';

/**
 * Who a request counts for. A household has a whole network of 64 bits in IPv6, so only that part counts.
 *
 * @param {boolean} behindProxy whether to believe the last address of `X-Forwarded-For`, which a proxy has added
 */
export function addressOf({ headers, socket }, behindProxy) {
  const forwarded = behindProxy ? headers['x-forwarded-for']?.split(',').at(-1).trim() : undefined;
  const address = (forwarded || socket.remoteAddress || '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address) {
  const [left, right] = address.split('%')[0].split('::');
  const head = left ? left.split(':') : [];
  const tail = right ? right.split(':') : [];
  const zeros = right === undefined ? [] : Array(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((part) => parseInt(part, 16))
    .join(':');
}
