import { setTimeout as pause } from 'node:timers/promises';
import { openPage } from './open-page.mjs';

const connections = new WeakMap();

async function connectionOf(page) {
  if (!connections.has(page)) connections.set(page, await page.createCDPSession());
  return connections.get(page);
}

const fingers = new WeakMap();

/** Several fingers, each moved and lifted alone. The events name those that are down, or the one that is lifted. */
async function touch(page, { type, x, y, finger }) {
  if (!fingers.has(page)) fingers.set(page, []);
  const down = fingers.get(page);
  const connection = await connectionOf(page);
  const send = (event, points = down) =>
    connection.send('Input.dispatchTouchEvent', { type: event, touchPoints: points });
  if (type === 'tap' || type === 'start') {
    const id = 1 + Math.max(0, ...down.map((each) => each.id));
    down.push({ x: Math.round(x), y: Math.round(y), id, radiusX: 0.5, radiusY: 0.5, force: 0.5 });
  }
  // The browser makes a long press of a tap whose end waits until a slow page has answered its beginning.
  if (type === 'tap') return Promise.all([send('touchStart', [...down]), send('touchEnd', down.splice(-1))]);
  if (type === 'start') return send('touchStart');
  if (type === 'move') {
    Object.assign(down[finger], { x: Math.round(x), y: Math.round(y) });
    return send('touchMove');
  }
  if (type !== 'lift') throw new Error(`touch: no such type: ${type}`);
  return send('touchEnd', down.splice(finger, 1));
}

/** Of a test that failed, so that the next one has all fingers. */
export async function liftFingers(page) {
  while (fingers.get(page)?.length > 0) await touch(page, { type: 'lift', finger: 0 });
}

/** Replaces all features emulated before. */
export async function emulateFeatures(page, features) {
  const connection = await connectionOf(page);
  await connection.send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

async function pen(page, { type, x, y }) {
  const connection = await connectionOf(page);
  const isDown = type !== 'mouseReleased';
  await connection.send('Input.dispatchMouseEvent', {
    type,
    x,
    y,
    pointerType: 'pen',
    button: 'left',
    buttons: isDown ? 1 : 0,
    clickCount: 1,
    force: isDown ? 0.5 : 0,
  });
}

/** Lifts all fingers, and shows the page at its own size again. */
async function resetTouch(page) {
  await liftFingers(page);
  const connection = await connectionOf(page);
  await connection.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
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

/** What is seen of a part of the page: a PNG, in base64. */
const picture = (page, clip) =>
  page.screenshot({ clip, captureBeyondViewport: false, optimizeForSpeed: true, encoding: 'base64' });

/** As Chromium's own dark theme for pages does. */
async function forceDark(page, { isOn }) {
  const connection = await connectionOf(page);
  await connection.send('Emulation.setAutoDarkModeOverride', isOn ? { enabled: true } : {});
}

/** What each page has had the browser open since `openings` was first asked for it: choosers of files, and downloads. */
const openings = new WeakMap();

/** Starts to watch, so that no chooser covers the page, or returns the next opening, if there is one yet. */
async function opening(page, { type }) {
  if (!openings.has(page)) {
    const seen = [];
    openings.set(page, seen);
    const connection = await connectionOf(page);
    connection.on('Page.fileChooserOpened', () => seen.push('file chooser'));
    connection.on('Page.downloadWillBegin', () => seen.push('download'));
    await connection.send('Page.enable');
    // Some builds of Chromium tell of no download as long as nothing says what is to become of it.
    await connection.send('Page.setDownloadBehavior', { behavior: 'deny' });
    await connection.send('Page.setInterceptFileChooserDialog', { enabled: true });
  }
  return type === 'next' ? openings.get(page).shift() : undefined;
}

const byName = {
  touch,
  pen,
  'reset-touch': resetTouch,
  'emulate-features': emulateFeatures,
  regions,
  'open-page': openPage,
  picture,
  'force-dark': forceDark,
  opening,
};

/** The test runner gives up on a command after 20 s, so the page asks again after 10 s if it isn't done. */
const TURN = 10_000;

/** Commands that aren't known to be done, by number. */
const going = new Map();
let count = 0;

/** @returns `{ done }`, `{ error }` or, of a command that isn't done yet, `{ goesOn }` with its number */
async function turnOf(number) {
  const answer = await Promise.race([going.get(number), pause(TURN, { goesOn: number }, { ref: false })]);
  if (!answer.goesOn) going.delete(number);
  return answer;
}

export function commands() {
  return {
    name: 'solitaire-commands',
    executeCommand({ command, payload, session }) {
      if (command === 'go-on') return turnOf(payload);
      const run = byName[command];
      if (!run) return undefined;
      const work = run(session.browser.getPage(session.id), payload);
      going.set(
        ++count,
        work.then(
          (done) => ({ done }),
          ({ message }) => ({ error: message }),
        ),
      );
      return turnOf(count);
    },
  };
}
