// What is done with games, often enough that whatever is left behind each time shows. Each ends in the state in which it began.

/**
 * The same function of a page, whose promise the page holds until it is settled. Chromium 150 may collect a promise that only waits for
 * an event, a message or a frame while elements come and go: "Promise was collected".
 */
const held = (onPage) =>
  new Function('...args', `return (window.held = (${onPage})(...args)).finally(() => delete window.held)`);

const GAMES = ['trusty-twelve', 'pyramid-dozen', 'trefoil-solitaire', 'lucky-thirteen', 'bakers-dozen'];

/** Presses a mouse button on a card, carries it a little, and calls back before it is let go. */
async function carry(page, element, meanwhile) {
  const card = await page.evaluateHandle((each) => each.shadowRoot.querySelector('.card[data-draggable]'), element);
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

/** Every fifth element is taken away in the middle of a drag, the others in the middle of something else. */
const mounts = {
  name: 'mounts and removals',
  times: 300,
  warmUp: 50,
  async run(page, times) {
    for (let i = 0; i < times; i++) {
      const element = await page.evaluateHandle(held(mount), GAMES[i % 5], i);
      if (i % 5 === 4) await carry(page, element, () => element.evaluate((each) => each.remove()));
      else await page.evaluate(held(leave), element, i);
      await element.dispose();
    }
  },
};

/** A game that has been begun. Runs on the page. */
async function mount(game, i) {
  const element = document.createElement(game);
  Object.assign(
    element,
    [
      { deals: 'winnable', seed: i },
      { assist: true, seed: i },
      { seed: i, fit: 'height' },
    ][i % 3],
  );
  const dealt = new Promise((resolve) => element.addEventListener('deal', resolve, { once: true }));
  document.body.append(element);
  await dealt;
  await new Promise(requestAnimationFrame);
  element.play(element.legalMoves[0]);
  // No card of a lost game can be carried.
  if (element.status === 'lost') element.undo();
  await element.updateComplete;
  return element;
}

/** Runs on the page. */
async function leave(element, i) {
  const find = (name) => element.shadowRoot.querySelector(`[data-control=${name}]`);
  const control = async (name) => {
    if (!find(name)) find('more').click();
    await element.updateComplete;
    find(name).click();
  };
  const meanwhile = [
    () => void element.hint(),
    () => void element.newGame().catch(() => {}),
    () => control('rules'),
    () => control('solution'),
    () => document.body.append(element),
    () => element.shadowRoot.querySelector('[tabindex="0"]').focus(),
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

/** What a game is at before and after: one was played, another has been dealt. */
const BEGIN = held(async () => {
  const element = document.querySelector('[seed]') ?? document.createElement('bakers-dozen');
  element.setAttribute('seed', '41');
  if (!element.isConnected) document.body.append(element);
  await element.newGame({ seed: 41 });
  element.play(element.legalMoves[0]);
  await element.newGame({ seed: 42 });
  await element.updateComplete;
});

/** Runs on the page. */
async function dealAgain(times) {
  const element = document.querySelector('[seed]');
  const find = (name) => element.shadowRoot.querySelector(`[data-control=${name}]`);
  const control = async (name) => {
    if (!find(name)) find('more').click();
    await element.updateComplete;
    find(name).click();
  };
  const dealt = () => new Promise((resolve) => element.addEventListener('deal', resolve, { once: true }));
  const ways = [
    () => element.newGame({ seed: Math.random() }),
    () => (control('new'), dealt()),
    () => element.restart(),
    () => (control('restart'), dealt()),
    () => element.load(element.record),
    () => ((element.seed = Math.random()), dealt()),
    () => (control('back'), dealt()),
  ];
  for (let i = 0; i < times; i++) {
    await ways[i % ways.length]();
    // As a reader who tries a few moves does.
    for (let moves = 0; moves < 3; moves++) element.play(element.legalMoves[0]);
    await element.updateComplete;
    await new Promise(requestAnimationFrame);
  }
}

const newGames = {
  name: 'new games',
  times: 200,
  warmUp: 40,
  async run(page, times) {
    await page.evaluate(BEGIN);
    await page.evaluate(held(dealAgain), times);
    await page.evaluate(BEGIN);
  },
};

/** Runs on the page. */
async function playOn(begin) {
  const element = document.querySelector('[seed]');
  for (let i = begin; i < begin + 20; i++) {
    const { legalMoves } = element;
    if (i % 7 === 3) element.undo();
    else if (i % 7 === 4) element.redo();
    else if (legalMoves.length === 0 || i % 100 === 99) await element.restart();
    else element.play(legalMoves[(i * 31) % legalMoves.length]);
    await element.updateComplete;
    if (i % 4 === 0) await new Promise(requestAnimationFrame);
  }
}

const longGame = {
  name: 'moves of a game, some taken back, played again and begun anew',
  times: 500,
  warmUp: 100,
  async run(page, times) {
    await page.evaluate(BEGIN);
    for (let i = 0; i < times; i += 20) {
      await page.evaluate(held(playOn), i);
      const element = await page.$('[seed]');
      if (await element.evaluate((each) => each.legalMoves.length > 0)) await carry(page, element);
      await element.dispose();
      for (const key of ['u', 'h', 'v']) await page.keyboard.press(key);
    }
    await page.evaluate(BEGIN);
  },
};

const PANELS = ['rules', 'settings', 'statistics', 'share', 'legal-moves', 'more', 'keys'];

const panels = {
  name: 'panels opened and closed',
  times: 100,
  warmUp: 24,
  async run(page, times) {
    await page.evaluate(BEGIN);
    for (let i = 0; i < times; i++) {
      const panel = PANELS[i % PANELS.length];
      await page.evaluate(held(open), panel);
      await page.evaluate(held(panelIs), true);
      if (i % 2) await page.keyboard.press('Escape');
      else
        await page.evaluate(() => document.querySelector('[seed]').shadowRoot.querySelector('dialog .close').click());
      await page.evaluate(held(panelIs), false);
    }
    await page.evaluate(BEGIN);
  },
};

/** Runs on the page. */
async function open(panel) {
  const element = document.querySelector('[seed]');
  const { shadowRoot } = element;
  const key = new KeyboardEvent('keydown', { key: '?', bubbles: true });
  if (panel === 'keys') shadowRoot.querySelector('[tabindex="0"]').dispatchEvent(key);
  else {
    if (!shadowRoot.querySelector(`[data-control=${panel}]`)) shadowRoot.querySelector('[data-control=more]').click();
    await element.updateComplete;
    shadowRoot.querySelector(`[data-control=${panel}]`).click();
  }
}

/** Runs on the page. */
async function panelIs(open) {
  const dialog = () => document.querySelector('[seed]').shadowRoot.querySelector('dialog');
  for (let frames = 0; Boolean(dialog()) !== open; frames++) {
    if (frames > 300) throw new Error(open ? 'no panel opens' : 'the panel does not close');
    await new Promise(requestAnimationFrame);
  }
}

const embeds = {
  name: 'frames with the page for frames',
  times: 50,
  warmUp: 10,
  async run(page, times) {
    for (let i = 0; i < times; i++) await page.evaluate(held(showFrame), GAMES[i % 5], i);
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

export const scenarios = { mounts, 'new-games': newGames, 'long-game': longGame, panels, embeds };
