import { openPage } from './open-page.mjs';

const fingers = new WeakMap();

async function touch(page, { type, x, y, finger }) {
  if (!fingers.has(page)) fingers.set(page, []);
  const down = fingers.get(page);
  if (type === 'tap') await page.touchscreen.tap(x, y);
  else if (type === 'start') down.push(await page.touchscreen.touchStart(x, y));
  else if (type === 'move') await down[finger].move(x, y);
  else if (type === 'end') await down.shift().end();
  else throw new Error(`touch: no such type: ${type}`);
}

/** Of a test that failed, so that the next one has all fingers. */
export async function liftFingers(page) {
  for (const finger of fingers.get(page)?.splice(0) ?? []) await finger.end();
}

const connections = new WeakMap();

/** Replaces all features emulated before. */
export async function emulateFeatures(page, features) {
  if (!connections.has(page)) connections.set(page, await page.createCDPSession());
  await connections.get(page).send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/** What a screen reader could be told now: the texts of the live regions that are in the accessibility tree. */
async function regions(page) {
  const connection = await page.createCDPSession();
  const { nodes } = await connection.send('Accessibility.getFullAXTree');
  await connection.detach();
  const textOf = ({ role, name, childIds }) =>
    role?.value === 'StaticText'
      ? name.value
      : childIds.map((id) => textOf(nodes.find(({ nodeId }) => nodeId === id))).join('');
  return nodes.filter(({ role, ignored }) => !ignored && role.value === 'status').map(textOf);
}

/** Without a zone it is that of the machine. */
const timeZone = (page, { zone }) => page.emulateTimezone(zone);

const byName = { touch, 'emulate-features': emulateFeatures, 'time-zone': timeZone, regions, 'open-page': openPage };

export function commands() {
  return {
    name: 'solitaire-commands',
    async executeCommand({ command, payload, session }) {
      const run = byName[command];
      if (!run) return undefined;
      const result = await run(session.browser.getPage(session.id), payload);
      // `undefined` would mean an unknown command.
      return result ?? true;
    },
  };
}
