// What the screen must show of a state.
const all = (element, selector) => [...element.shadowRoot.querySelectorAll(selector)];

const isFaceDown = ({ kind, faceDown = 0 }, index) => kind === 'stock' || index < faceDown;

const cardsOf = (element) => all(element, '.table > .card');

/** The cards of each pile, from the lowest up. */
function pilesIn(element) {
  const piles = {};
  const cards = cardsOf(element).sort((a, b) => b.dataset.above - a.dataset.above);
  for (const { dataset, classList } of cards) {
    (piles[dataset.pile] ??= []).push(classList.contains('back') ? '??' : dataset.card);
  }
  return piles;
}

/** Whether cards follow each other in the document as on the table. One that has the focus may come to its place a moment later. */
export function isInOrder(element) {
  const last = {};
  return cardsOf(element).every(({ dataset: { pile, above } }) => {
    const isNext = !(pile in last) || Number(above) < last[pile];
    last[pile] = Number(above);
    return isNext;
  });
}

/** What is wrong with the cards, at any time. */
export function contentProblems(element) {
  const { state } = element;
  const problems = [];
  const codes = state.piles.flatMap(({ cards }) => cards);
  if (codes.length !== 52 || new Set(codes).size !== 52) problems.push(`${new Set(codes).size} different cards`);
  // A table without any width shows none.
  if (all(element, '.card').length === 0 && element.shadowRoot.querySelector('.table')?.offsetWidth === 0)
    return problems;
  const shown = pilesIn(element);
  for (const pile of state.piles) {
    const expected = pile.cards.map((code, index) => (isFaceDown(pile, index) ? '??' : code)).join(' ');
    const actual = (shown[pile.id] ?? []).join(' ');
    if (actual !== expected) problems.push(`${pile.id} shows “${actual}”, not “${expected}”`);
  }
  for (const name of ['won', 'lost']) {
    if (element.matches(`:state(${name})`) !== (state.status === name)) problems.push(`:state(${name}) is wrong`);
  }
  return problems;
}

/** What is wrong with bar and message. At the end of a game they stay as they are until the last card has landed. */
export function headProblems(element) {
  const { state } = element;
  const problems = [];
  const control = (name) => element.shadowRoot.querySelector(`.toolbar [data-control=${name}]`);
  const isOn = state.status === 'playing';
  const expected = {
    undo: element.canUndo,
    redo: element.canRedo,
    restart: state.moveCount > 0,
    hint: isOn,
    new: true,
  };
  for (const [name, can] of Object.entries(expected)) {
    const button = control(name);
    const isEnabled = can && !element.disabled;
    if (button && (button.getAttribute('aria-disabled') !== 'true') !== isEnabled) {
      problems.push(`the button ${name} is ${isEnabled ? 'disabled' : 'enabled'}`);
    }
  }
  const told = element.shadowRoot.querySelector('.message')?.dataset.tells;
  if (told !== 'hint' && told !== state.status) problems.push(`the message tells of ${told}, not of ${state.status}`);
  return problems;
}

/** Where a card can be pressed, so that nothing of the cards below it counts. */
function pressPoint(card) {
  const { left, top, width, height } = card.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 5 };
}

/** What is wrong with names, places and the tab stop, of a table at rest. */
export function tableProblems(element) {
  const { state } = element;
  const problems = [];
  const cards = cardsOf(element);
  if (cards.length === 0) return problems;
  const stops = all(element, '.table [tabindex="0"]');
  if (stops.length !== 1) problems.push(`${stops.length} tab stops on the table`);
  for (const card of cards) {
    if (card.hasAttribute('data-dragged')) problems.push('a card is still dragged');
    if (card.getAttribute('role') === 'button' && !card.ariaLabel) problems.push(`${card.dataset.card} has no name`);
    if (!card.classList.contains('back')) continue;
    if (card.ariaLabel || card.dataset.card) problems.push('a card that lies face down has a name');
  }
  const layer = element.shadowRoot.querySelector('.ghosts');
  if (layer) problems.push(`${layer.children.length} ghosts are left`);
  for (const { id, cards: codes } of state.piles) {
    const place = element.shadowRoot.querySelector(`.pile[data-pile="${id}"]`);
    const own = cards.filter(({ dataset }) => dataset.pile === id);
    if (own.length > 0 && own[0].style.translate !== place.style.translate) {
      problems.push(`${id} lies at ${place.style.translate}, its lowest card at ${own[0].style.translate}`);
    }
    // What is held, and what marks a top card, lies over the cards beside it.
    const raised = '[data-held], [data-above="0"]:is([data-target], [data-highlighted])';
    const layerOf = (card) => (card.matches(raised) ? '2' : '1');
    const isRaised = (card) => !card.matches(':focus, :active') && getComputedStyle(card).zIndex !== layerOf(card);
    if (own.some(isRaised)) problems.push(`a card of ${id} does not lie where the order of the document puts it`);
    const top = own.at(-1);
    if (!top || codes.length === 0) continue;
    if (top.getAttribute('role') !== 'button' && !top.classList.contains('back'))
      problems.push(`the top of ${id} is no button`);
    const { x, y } = pressPoint(top);
    const hit = element.shadowRoot.elementFromPoint(x, y)?.closest('.card');
    // A covered card is seen whole while it has the focus, and a held one lies on top.
    if (hit && hit !== top && !hit.matches(':focus, :active, [data-held]'))
      problems.push(`on the top of ${id} lies ${hit.dataset.card} of ${hit.dataset.pile}`);
  }
  return problems;
}
