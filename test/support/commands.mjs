// Server side of commands.ts: what a test can't do from inside its page.
import { openPage } from './open-page.mjs';

async function touch(page, { type, x, y }) {
  const finger = page.touchscreen;
  if (type === 'tap') await finger.tap(x, y);
  else if (type === 'start') await finger.touchStart(x, y);
  else if (type === 'move') await finger.touchMove(x, y);
  else if (type === 'end') await finger.touchEnd();
  else throw new Error(`touch: no such type: ${type}`);
}

/** One connection for each page: what it emulates ends with it. */
const connections = new WeakMap();

/** All features at once: each call takes back the features of the one before. */
export async function emulateFeatures(page, features) {
  if (!connections.has(page)) connections.set(page, await page.createCDPSession());
  await connections.get(page).send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

const byName = { touch, 'emulate-features': emulateFeatures, 'open-page': openPage };

/** Plugin for @web/test-runner. */
export function commands() {
  return {
    name: 'solitaire-commands',
    async executeCommand({ command, payload, session }) {
      const run = byName[command];
      if (!run) return undefined;
      const result = await run(session.browser.getPage(session.id), payload);
      // Anything but undefined tells the runner that the command was known.
      return result ?? true;
    },
  };
}
