// What the screen must show of a state.
const all = (element, selector) => [...element.shadowRoot.querySelectorAll(selector)];
const one = (element, selector) => element.shadowRoot.querySelector(selector);

const cardsOf = (element) => all(element, '.table > .card');

/** The messages of the rows that are so. */
const wrong = (rows) => rows.filter(([isSo]) => isSo).map(([, message]) => message);

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
  const { status, piles } = element.state;
  const { size } = new Set(piles.flatMap(({ cards }) => cards));
  const problems = wrong([[size !== 52, `${size} different cards`]]);
  // A table without any width shows none.
  if (all(element, '.card').length === 0 && one(element, '.table')?.offsetWidth === 0) return problems;
  const cards = cardsOf(element).sort((a, b) => b.dataset.above - a.dataset.above);
  const shown = Object.groupBy(cards, ({ dataset }) => dataset.pile);
  for (const { id, kind, cards: codes, faceDown = 0 } of piles) {
    const expected = codes.map((code, i) => (kind === 'stock' || i < faceDown ? '??' : code)).join(' ');
    const isBack = ({ classList }) => classList.contains('back');
    const actual = (shown[id] ?? []).map((card) => (isBack(card) ? '??' : card.dataset.card)).join(' ');
    if (actual !== expected) problems.push(`${id} shows “${actual}”, not “${expected}”`);
  }
  for (const name of ['won', 'lost']) {
    if (element.matches(`:state(${name})`) !== (status === name)) problems.push(`:state(${name}) is wrong`);
  }
  return problems;
}

/** What is wrong with bar and message. At the end of a game they stay as they are until the last card has landed. */
export function headProblems(element) {
  const { status, moveCount } = element.state;
  const can = {
    undo: element.canUndo,
    redo: element.canRedo,
    restart: moveCount > 0,
    hint: status === 'playing',
    new: true,
  };
  const problems = [];
  for (const [name, isPossible] of Object.entries(can)) {
    const button = one(element, `.toolbar [data-control=${name}]`);
    const isEnabled = button?.getAttribute('aria-disabled') !== 'true';
    if (button && isEnabled !== (isPossible && !element.disabled))
      problems.push(`the button ${name} is ${isEnabled ? 'enabled' : 'disabled'}`);
  }
  const told = one(element, '.message')?.dataset.tells;
  if (told !== 'hint' && told !== status) problems.push(`the message tells of ${told}, not of ${status}`);
  return problems;
}

/** What is wrong with names, places and the tab stop, of a table at rest. */
export function tableProblems(element) {
  const cards = cardsOf(element);
  if (cards.length === 0) return [];
  const stops = all(element, '.table [tabindex="0"]').length;
  const isBack = ({ classList }) => classList.contains('back');
  const isButton = (card) => card.getAttribute('role') === 'button';
  const problems = wrong([
    [stops !== 1, `${stops} tab stops on the table`],
    [cards.some((card) => card.matches('[data-dragged]')), 'a card is still dragged'],
    [cards.some((card) => isButton(card) && !card.ariaLabel), 'a card that can be pressed has no name'],
    [cards.some((card) => isBack(card) && (card.ariaLabel || card.dataset.card)), 'a card face down has a name'],
    [one(element, '.ghosts'), 'ghosts are left'],
  ]);
  // What is held, and what marks a top card, lies over the cards beside it.
  const raised = '[data-held], [data-above="0"]:is([data-target], [data-highlighted])';
  const isMisplaced = (card) =>
    !card.matches(':focus, [data-pressed]') && getComputedStyle(card).zIndex !== (card.matches(raised) ? '2' : '1');
  for (const { id } of element.state.piles) {
    const own = cards.filter(({ dataset }) => dataset.pile === id);
    const top = own.at(-1);
    if (!top) continue;
    const { translate } = one(element, `.pile[data-pile="${id}"]`).style;
    // Where the top card can be pressed, so that nothing of the cards below it counts.
    const { left, top: upper, width, height } = top.getBoundingClientRect();
    const hit = element.shadowRoot.elementFromPoint(left + width / 2, upper + height / 5)?.closest('.card');
    // A covered card is seen whole while it has the focus, and a held one lies on top.
    const isCovered = hit && hit !== top && !hit.matches(':focus, [data-pressed], [data-held]');
    const problemsHere = [
      [own[0].style.translate !== translate, `${id} lies at ${translate}, not at ${own[0].style.translate}`],
      [own.some(isMisplaced), `a card of ${id} does not lie where the order of the document puts it`],
      [!isButton(top) && !isBack(top), `the top of ${id} is no button`],
      [isCovered, `on the top of ${id} lies ${hit?.dataset.card} of ${hit?.dataset.pile}`],
    ];
    problems.push(...wrong(problemsHere));
  }
  return problems;
}
