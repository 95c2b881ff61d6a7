import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/free-port.mjs';
import { timeouts } from './timeouts.mjs';

/** WebKitGTK's MiniBrowser on a screen that nobody sees, by its WebDriver. */
export async function launchWebKit() {
  const running = [];
  const stop = () => running.reverse().forEach((each) => each.kill());
  process.once('exit', stop);
  try {
    const address = await startDriver(running, await startScreen(running));
    const { sessionId, capabilities } = await call(address, 'POST', '/session', { capabilities: {} });
    const send = (...command) => call(`${address}/session/${sessionId}`, ...command);
    let current;
    /** A command to one of the windows. */
    const sendTo = async (handle, ...command) => {
      if (handle !== current) await send('POST', '/window', { handle });
      current = handle;
      return send(...command);
    };
    const close = async () => {
      await send('DELETE', '').catch(() => {});
      stop();
    };
    const version = `WebKitGTK/${capabilities.browserVersion}`;
    return { version, ...driverOf(sendTo, await send('GET', '/window'), close) };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Returns the process, and a promise that is rejected when it ends. */
function start(running, program, args, options) {
  const child = spawn(program, args, options);
  running.push(child);
  const failed = new Promise((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
  });
  failed.catch(() => {});
  return { child, failed };
}

/** Returns the name of the screen. Xvfb chooses one that is free. */
async function startScreen(running) {
  const args = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'];
  const { child, failed } = start(running, 'Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const signal = AbortSignal.timeout(timeouts.start);
  const [number] = await Promise.race([once(child.stdio[3], 'data', { signal }), failed]);
  return `:${String(number).trim()}`;
}

/** Returns the address of the driver. */
async function startDriver(running, DISPLAY) {
  const port = await freePort();
  const env = { ...process.env, DISPLAY };
  const { failed } = start(running, 'WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const end = Date.now() + timeouts.start;
  while (!(await call(address, 'GET', '/status').catch(() => null))?.ready) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer');
    await Promise.race([wait(50), failed]);
  }
  return address;
}

/** One command of https://www.w3.org/TR/webdriver2/. */
async function call(address, method, path, body) {
  const response = await fetch(address + path, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeouts.command),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}

/** Keys that write no character. */
const codes = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
};

function keyActions(keys) {
  const pressed = keys.split('+').map((key) => codes[key] ?? key);
  const each = (type) => (value) => ({ type, value });
  return [...pressed.map(each('keyDown')), ...pressed.reverse().map(each('keyUp'))];
}

const pointerAction = ({ type, x, y }) =>
  type === 'move'
    ? { type: 'pointerMove', x, y, duration: 0 }
    : { type: type === 'down' ? 'pointerDown' : 'pointerUp', button: 0 };

function driverOf(sendTo, handle, close) {
  const send = (...command) => sendTo(handle, ...command);
  const act = (input) => send('POST', '/actions', { actions: [input] });
  const evaluate = (run, ...args) => send('POST', '/execute/sync', { script: `return (${run})(...arguments)`, args });
  return {
    evaluate,
    close,
    open: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh', {}),
    back: () => send('POST', '/back', {}),
    show: () => send('GET', '/window'),
    openWindow: async () => {
      const { handle: other } = await send('POST', '/window/new', { type: 'window' });
      return driverOf(sendTo, other, () => sendTo(other, 'DELETE', '/window'));
    },
    pointer: (steps) => act({ type: 'pointer', id: 'mouse', actions: steps.map(pointerAction) }),
    press: (keys) => act({ type: 'key', id: 'keyboard', actions: keyActions(keys) }),

    /** A window is higher than its page, by the bar of the browser. */
    async resize(width, height) {
      const bar = await evaluate(() => window.outerHeight - window.innerHeight);
      await send('POST', '/window/rect', { width, height: height + bar });
    },
  };
}
