// A player at one game (one.html): real pointer and real keys, at places read off the screen.

/** The middles of what the selectors name in the element, when this many moves are made and no card travels. Runs on the page. */
async function placesAfter(moveCount, selectors) {
  const { element } = window;
  const end = Date.now() + 60_000;
  while (!element.shadowRoot?.querySelector('.card') || element.moveCount !== moveCount) {
    if (Date.now() > end) throw new Error(`${element.moveCount} moves made, not ${moveCount}`);
    await new Promise(requestAnimationFrame);
  }
  await element.updateComplete;
  // An animation that is replaced never finishes.
  await Promise.allSettled(element.shadowRoot.getAnimations().map(({ finished }) => finished));
  return selectors.map((selector) => {
    const { left, top, width, height } = element.shadowRoot.querySelector(selector).getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  });
}

export const cardOn = (code) => `[data-card="${code}"]`;

/** The top card of a pile, or its place. */
export const topOf = ({ piles }, id) => {
  const card = id !== 'discard' && piles.find((pile) => pile.id === id).cards.at(-1);
  return card ? cardOn(card) : `.pile[data-pile="${id}"]`;
};

/** What a move takes, and where it goes. */
function endsOf(state, move) {
  if (move.type === 'move') return [cardOn(move.card), topOf(state, move.to)];
  if (move.type === 'remove') return [cardOn(move.cards[0]), topOf(state, move.from[1] ?? 'discard')];
  return [move.type === 'redeal' ? '.turn' : '.stock'];
}

const click = (...points) => points.flatMap((point) => [{ type: 'move', ...point }, { type: 'down' }, { type: 'up' }]);

function drag(from, to) {
  const half = { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
  const [start, ...moves] = [from, half, to].map((point) => ({ type: 'move', ...point }));
  return [start, { type: 'down' }, ...moves, { type: 'up' }];
}

export const ways = {
  'by drag': (from, to) => (to ? drag(from, to) : click(from)),
  'by tap': click,
};

/** Fulfilled when the element has made this many moves. */
export const made = (driver, moveCount) => driver.evaluate(placesAfter, moveCount, []);

/** Plays moves of a game of the engine, which goes along. */
export async function play(driver, game, moves, way) {
  for (const move of moves) {
    const places = await driver.evaluate(placesAfter, game.moveCount, endsOf(game.state, move));
    await driver.pointer(way(...places));
    game.play(move);
  }
  await made(driver, game.moveCount);
}

export async function clickOn(driver, selector) {
  const { moveCount } = await state(driver);
  await driver.pointer(click(...(await driver.evaluate(placesAfter, moveCount, [selector]))));
}

export const state = (driver) =>
  driver.evaluate(() => {
    const { status, moveCount, state, canUndo } = window.element;
    return { status, moveCount, piles: state.piles, canUndo };
  });

/** Where the focus is: the id of an element of the page, the card, pile or button in the game, or nothing. */
export const focus = (driver) =>
  driver.evaluate(() => {
    const { id, shadowRoot } = document.activeElement;
    const { card, pile, control } = shadowRoot?.activeElement?.dataset ?? {};
    return card ?? pile ?? control ?? id;
  });

/** Comes by Tab to the table, through the bar where that is above. */
export async function tabToTable(driver) {
  const isThere = () => driver.evaluate(() => !!window.element.shadowRoot.activeElement?.closest('.table'));
  for (let i = 0; i < 12 && !(await isThere()); i++) await driver.press('Tab');
  if (!(await isThere())) throw new Error('no way to the table');
}

/** Comes to a card or a pile's place by arrow keys: pile by pile to the top of its pile, and up in that. */
export async function goTo(driver, selector) {
  const where = (wanted) => {
    const { shadowRoot } = window.element;
    const [at, target] = [shadowRoot.activeElement, shadowRoot.querySelector(wanted)];
    return { isThere: at === target, isInPile: at.dataset.pile === target.dataset.pile };
  };
  for (let steps = 0; steps < 60; steps++) {
    const { isThere, isInPile } = await driver.evaluate(where, selector);
    if (isThere) return;
    await driver.press(isInPile ? 'ArrowUp' : 'ArrowRight');
  }
  throw new Error(`no way to ${selector}`);
}
