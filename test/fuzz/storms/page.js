// The page of a storm: does what is asked of it to its boards, and tells what is wrong.
import { EVENTS, Follower } from './follower.js';
import { contentProblems, headProblems, isInOrder, tableProblems } from './screen.js';

/** How long a table may take to come to rest, in milliseconds. */
const PATIENCE = 60_000;

const [here, there] = ['here', 'there'].map((id) => document.getElementById(id));
const boards = [];
const followers = new WeakMap();
const pending = new Set();
const problems = [];
let records = [];
/** Games that are soon won or lost. */
let ends = [];

const frame = () => new Promise(requestAnimationFrame);
const modulo = (list, n) => list[n % (list.length || 1)];

const complain = (text) => problems.push(text);

for (const type of EVENTS) {
  addEventListener(
    type,
    (event) => {
      const follower = followers.get(event.target);
      follower?.hear(event);
      // Several moves may be told after one rendering.
      const { state, isConnected } = event.target;
      if (!follower || !isConnected || event.detail.moveCount !== state.moveCount || isShowing(event.target)) return;
      if (JSON.stringify(event.detail.state ?? state) !== JSON.stringify(state)) return;
      const wrong = [
        ...contentProblems(event.target),
        ...(state.status === 'playing' ? headProblems(event.target) : []),
      ];
      for (const each of wrong) complain(`${event.target.localName} at ${type}: ${each}`);
    },
    true,
  );
}

/** Whether a line of moves is shown: that may be a copy of the game, or another one. */
const isShowing = (board) => !!board.shadowRoot.querySelector('.transport, [data-tells=line]');

function add({ tag, attributes }) {
  const board = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  const follower = new Follower();
  followers.set(board, follower);
  // Away from the document, events reach nobody else.
  for (const type of EVENTS) board.addEventListener(type, (event) => board.isConnected || follower.hear(event));
  boards.push(board);
  here.append(board);
}

/** Promises may reject with what their documentation names. */
function follow(name, promise) {
  const done = Promise.resolve(promise).catch((error) => {
    const isAllowed = error instanceof TypeError || error instanceof RangeError || error?.name === 'AbortError';
    if (!isAllowed || !error.message) complain(`${name} rejects with ${error}`);
  });
  pending.add(done);
  void done.then(() => pending.delete(done));
}

const METHODS = {
  play: (board, n) => board.play(modulo(board.legalMoves, n)),
  refused: (board, n) => board.play(modulo([null, {}, { type: 'draw', to: 1 }, { type: 'move' }, 7, 'x'], n)),
  undo: (board) => board.undo(),
  redo: (board) => board.redo(),
  finish: (board) => board.finish(),
  newGame: (board, n) =>
    board.newGame(modulo([undefined, { seed: n }, { seed: 'x'.repeat(300) }, { deck: 'AS' }, null], n)),
  restart: (board) => board.restart(),
  load: (board, n) =>
    board.load(
      modulo([...records, modulo(boards, n).record, null, {}], n),
      modulo([undefined, { at: n % 9 }, { at: 0 }, { at: -1 }, null, 7], n),
    ),
  watch: (board, n) =>
    board.watch(
      modulo([undefined, ...records, modulo(boards, n).record, null, {}], n),
      modulo([undefined, { pace: n % 50 }, { pace: 0 }, { pace: -1 }, null, 7], n),
    ),
  near: (board, n) =>
    board.load(
      modulo(
        ends.filter(({ game }) => game === board.localName),
        n,
      ) ?? null,
    ),
  keep: (board) => void (board.record && (records = [board.record, ...records].slice(0, 5))),
  hint: (board) => board.hint(),
  winnable: (board) => board.winnable(),
  solution: (board) => board.solution(),
  many: (board, n) => {
    for (let i = 0; i < 8; i++) board.play(modulo(board.legalMoves, n + i));
  },
  focus: (board) => board.shadowRoot?.querySelector('.table [tabindex="0"]')?.focus(),
};

const PLACES = {
  remove: (board) => board.remove(),
  here: (board) => here.append(board),
  first: (board) => here.prepend(board),
  there: (board) => there.append(board),
  hide: (board) => board.toggleAttribute('hidden', true),
  show: (board) => board.removeAttribute('hidden'),
  narrow: (board) => (board.parentElement ?? board).style.setProperty('width', '300px'),
  flat: (board) => (board.parentElement ?? board).style.setProperty('width', '0'),
  wide: (board) => (board.parentElement ?? board).style.removeProperty('width'),
  still: (board) => board.style.setProperty('--solitaire-speed', '0'),
  slow: (board) => board.style.setProperty('--solitaire-speed', '400'),
  moving: (board) => board.style.removeProperty('--solitaire-speed'),
};

const PAGES = {
  lang: (value) => (document.documentElement.lang = value),
  dir: (value) => (document.documentElement.dir = value),
};

const SPOTS = {
  movable: '.card[data-draggable]',
  target: '[data-target]',
  any: '.card, .pile, button, .table',
  button: 'button',
  panel: 'dialog button, dialog input, .result button',
};

window.storm = {
  start(wanted, games) {
    ends = games;
    wanted.forEach(add);
  },

  act({ do: what, board: index, name, value, n }) {
    const board = modulo(boards, index ?? 0);
    if (what === 'attribute') value === null ? board.removeAttribute(name) : board.setAttribute(name, value);
    if (what === 'property') board[name] = value;
    if (what === 'method') follow(name, METHODS[name](board, n));
    if (what === 'place') PLACES[name](board);
    if (what === 'page') PAGES[name](value);
  },

  /** Where something lies that can be pressed; `null` where there is nothing. */
  spot({ board: index, on, n }) {
    const board = modulo(boards, index);
    const spots = board.isConnected ? [...(board.shadowRoot?.querySelectorAll(SPOTS[on]) ?? [])] : [];
    const spot = modulo(
      spots.filter((each) => each.checkVisibility()),
      n,
    );
    if (!spot) return null;
    spot.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = spot.getBoundingClientRect();
    return { x: left + width / 2, y: top + Math.min(height / 2, 12) };
  },

  /** Where a legal move begins and ends. */
  move({ board: index, n }) {
    const board = modulo(boards, index);
    if (!board.isConnected || !board.shadowRoot) return null;
    const move = modulo(
      board.legalMoves.filter(({ type }) => type === 'move'),
      n,
    );
    const find = (selector) => board.shadowRoot.querySelector(selector);
    const card = move && find(`.card[data-card="${move.card}"]`);
    const onto =
      move &&
      ([...board.shadowRoot.querySelectorAll(`.card[data-pile="${move.to}"]`)].at(-1) ??
        find(`.pile[data-pile="${move.to}"]`));
    if (!card || !onto || !card.checkVisibility()) return null;
    card.scrollIntoView({ block: 'nearest' });
    return [card, onto].map((each) => {
      const { left, top, width } = each.getBoundingClientRect();
      return { x: left + width / 2, y: top + 10 };
    });
  },

  /** Waits until nothing moves any more, and tells what is wrong then. */
  async rest() {
    const end = performance.now() + PATIENCE;
    let waitsFor = '';
    const isBusy = async () => {
      for (const board of boards.filter(({ isConnected }) => isConnected)) {
        await board.updateComplete;
        const root = board.shadowRoot;
        const stop = root.querySelector('.transport button:last-of-type');
        stop?.click();
        const name = board.localName;
        const running = root.getAnimations().filter(({ playState }) => playState === 'running');
        waitsFor =
          (!board.state && `a deal of ${name}`) ||
          (stop && `what ${name} shows`) ||
          (running.length > 0 && `${running.length} animations of ${name}`) ||
          (!isInOrder(board) && `the order of the cards of ${name}`);
        if (waitsFor) return true;
      }
      waitsFor = pending.size > 0 && 'promises';
      return !!waitsFor;
    };
    for (let calm = 0; calm < 3; calm = (await isBusy()) ? 0 : calm + 1) {
      if (performance.now() > end) return { problems: [`never comes to rest: waits for ${waitsFor}`], games: [] };
      // Events follow in microtasks, the size of the table in a frame, dealings and hints in a task.
      await new Promise((resolve) => setTimeout(resolve));
      await frame();
    }
    return { problems: [...problems.splice(0), ...boards.flatMap(problemsOf)], games: boards.map(gameOf) };
  },
};

function problemsOf(board) {
  const { state, isConnected, localName } = board;
  const found = followers.get(board).compare(state);
  if (isConnected && state && !isShowing(board)) {
    found.push(...contentProblems(board), ...headProblems(board));
    if (board.checkVisibility()) found.push(...tableProblems(board));
  }
  return found.map((each) => `${localName}: ${each}`);
}

const gameOf = ({ state, record, legalMoves }) => ({ state, record, legalMoves });
