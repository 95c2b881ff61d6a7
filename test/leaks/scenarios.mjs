// What is done with games, often enough that whatever is left behind each time shows. Each ends in the state in which it began.

/**
 * Calls a function on the page, which holds the promise until it is settled. Chromium 150 may collect a promise that only waits for an
 * event, a message or a frame while elements come and go: "Promise was collected".
 */
const ask = (page, onPage, ...given) =>
  page.evaluate(
    new Function('...args', `return (window.held = (${onPage})(...args)).finally(() => delete window.held)`),
    ...given,
  );

const GAMES = ['trusty-twelve', 'pyramid-dozen', 'trefoil-solitaire', 'lucky-thirteen', 'bakers-dozen'];

/** Presses a mouse button on a card, carries it a little, and calls back before it is let go. */
async function carry(page, meanwhile) {
  const card = await page.evaluateHandle(() =>
    document.querySelector('[seed]').shadowRoot.querySelector('.card[data-draggable]'),
  );
  const { x, y } = await card.asElement().clickablePoint();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 20, { steps: 2 });
  await meanwhile?.();
  await page.mouse.up();
  // Where the pointer was last, the browser keeps what it was over.
  await page.mouse.move(1, 1);
  await card.dispose();
}

/** A game that has been begun. Runs on the page. */
async function mount(game, i) {
  const element = document.createElement(game);
  const kinds = [{ deals: 'winnable' }, { assist: true }, { fit: 'height' }];
  Object.assign(element, kinds[i % kinds.length]);
  element.setAttribute('seed', i);
  const isDealt = window.dealt(element);
  document.body.append(element);
  await isDealt;
  await new Promise(requestAnimationFrame);
  element.play(element.legalMoves[0]);
  // No card of a lost game can be carried.
  if (element.status === 'lost') element.undo();
  await element.updateComplete;
}

/** The game goes in the middle of something else. Runs on the page. */
async function leave(i) {
  const element = document.querySelector('[seed]');
  const meanwhile = [
    () => void element.hint(),
    () => void element.newGame().catch(() => {}),
    () => window.control('rules'),
    () => window.control('solution'),
    () => document.body.append(element),
    () => window.find('[tabindex="0"]').focus(),
  ];
  await meanwhile[i % meanwhile.length]();
  await element.updateComplete;
  const ways = [
    () => element.remove(),
    () => document.body.replaceChildren(),
    () => element.replaceWith(document.createElement('p')),
    () => document.createElement('div').append(element),
  ];
  ways[(i >> 2) % ways.length]();
  document.body.replaceChildren();
}

/** Every fifth element is taken away in the middle of a drag. */
const mounts = {
  name: 'mounts and removals',
  times: 300,
  warmUp: 50,
  async run(page, times) {
    for (let i = 0; i < times; i++) {
      await ask(page, mount, GAMES[i % 5], i);
      if (i % 5 === 4) await carry(page, () => page.evaluate(() => document.querySelector('[seed]').remove()));
      else await ask(page, leave, i);
    }
  },
};

/** What a game is at before and after: one was played, another has been dealt. Runs on the page. */
async function begin() {
  const element = document.querySelector('[seed]') ?? document.createElement('bakers-dozen');
  element.setAttribute('seed', '41');
  if (!element.isConnected) document.body.append(element);
  await element.newGame({ seed: 41 });
  element.play(element.legalMoves[0]);
  await element.newGame({ seed: 42 });
  await element.updateComplete;
}

/** Deals in each way there is, and plays as a reader does who tries a few moves. Runs on the page. */
async function dealAgain(i) {
  const element = document.querySelector('[seed]');
  const dealtBy = async (deal) => {
    const isDealt = window.dealt(element);
    await deal();
    await isDealt;
  };
  const ways = [
    () => element.newGame({ seed: Math.random() }),
    () => dealtBy(() => window.control('new')),
    () => element.restart(),
    () => dealtBy(() => window.control('restart')),
    () => element.load(element.record),
    () => dealtBy(() => (element.seed = Math.random())),
    () => dealtBy(() => window.control('back')),
  ];
  await ways[i % ways.length]();
  for (let moves = 0; moves < 3; moves++) element.play(element.legalMoves[0]);
  element.undo();
  element.redo();
  await element.updateComplete;
  element.undo();
  await element.updateComplete;
  await new Promise(requestAnimationFrame);
}

const games = {
  name: 'new games, some moves taken back and played again',
  times: 200,
  warmUp: 40,
  async run(page, times) {
    await ask(page, begin);
    for (let i = 0; i < times; i++) {
      await ask(page, dealAgain, i);
      if (i % 8 > 0) continue;
      await carry(page);
      for (const key of ['u', 'h', 'v']) await page.keyboard.press(key);
    }
    await ask(page, begin);
  },
};

/** Runs on the page. */
async function showPanel(panel) {
  const key = new KeyboardEvent('keydown', { key: '?', bubbles: true });
  if (panel === 'keys') window.find('[tabindex="0"]').dispatchEvent(key);
  else await window.control(panel);
}

const PANELS = ['rules', 'settings', 'statistics', 'share', 'legal-moves', 'more', 'keys'];

const panels = {
  name: 'panels opened and closed',
  times: 100,
  warmUp: 24,
  async run(page, times) {
    await ask(page, begin);
    for (let i = 0; i < times; i++) {
      await ask(page, showPanel, PANELS[i % PANELS.length]);
      await page.waitForFunction(() => !!window.find('dialog'));
      if (i % 2) await page.keyboard.press('Escape');
      else await page.evaluate(() => window.find('dialog .close').click());
      await page.waitForFunction(() => !window.find('dialog'));
    }
    await ask(page, begin);
  },
};

/** Runs on the page. */
async function showFrame(game, i) {
  const frame = document.createElement('iframe');
  frame.src = `/dist/embed.html?game=${game}&seed=${i}${['', '&lang=de', '&fit=height'][i % 3]}`;
  const heard = new Promise((resolve) => (window.onmessage = ({ data }) => data.type === 'deal' && resolve()));
  document.body.append(frame);
  await heard;
  const element = frame.contentDocument.querySelector(game);
  element.play(element.legalMoves[0]);
  await element.updateComplete;
  frame.contentWindow.requestAnimationFrame(() => void element.hint());
  frame.remove();
  window.onmessage = null;
}

const embeds = {
  name: 'frames with the page for frames',
  times: 50,
  warmUp: 10,
  async run(page, times) {
    for (let i = 0; i < times; i++) await ask(page, showFrame, GAMES[i % 5], i);
  },
};

export const scenarios = { mounts, games, panels, embeds };

/** Leaves one of everything behind that is measured. Runs on the page. */
export function leaveOneOfEach() {
  const forEver = new Promise(() => {});
  const detached = document.createElement('div');
  const frame = document.createElement('iframe');
  document.body.append(frame);
  // A function of the frame keeps its window.
  window.kept = [detached, frame.contentWindow.Function('return document')(), new Array(1_000_000).fill(0.5)];
  frame.remove();
  addEventListener('resize', () => {});
  new ResizeObserver(() => {}).observe(document.body);
  setInterval(() => {}, 60_000);
  navigator.locks.request('kept', () => forEver);
  document.body.animate([{ opacity: 0.5 }, {}], { duration: 1000, iterations: Infinity });
  new Worker(URL.createObjectURL(new Blob([''])));
}
