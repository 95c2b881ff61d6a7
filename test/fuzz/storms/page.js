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
/** Games that are won or lost. */
let ends = [];

const frame = () => new Promise(requestAnimationFrame);
const modulo = (list, n) => list[n % (list.length || 1)];
const boardAt = ({ board }) => modulo(boards, board);

/** Whether a line of moves is shown: that may be a copy of the game, or another one. */
const isShowing = (board) => !!board.shadowRoot.querySelector('.transport, [data-tells=line]');

/** Compares the screen with the state as soon as that is told. */
function compareAt({ type, target: board, detail }) {
  const { state, isConnected } = board;
  // Several moves may be told after one rendering.
  if (!isConnected || detail.moveCount !== state.moveCount || isShowing(board)) return;
  if (JSON.stringify(detail.state ?? state) !== JSON.stringify(state)) return;
  const found = [...contentProblems(board), ...(state.status === 'playing' ? headProblems(board) : [])];
  problems.push(...found.map((each) => `${board.localName} at ${type}: ${each}`));
}

function add({ tag, attributes }) {
  const board = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  const follower = new Follower();
  followers.set(board, follower);
  for (const type of EVENTS) {
    board.addEventListener(type, (event) => {
      follower.hear(event);
      compareAt(event);
    });
  }
  boards.push(board);
  here.append(board);
}

/** Promises may reject with what their documentation names. */
function follow(name, promise) {
  const done = Promise.resolve(promise).catch((error) => {
    const isAllowed = error instanceof TypeError || error instanceof RangeError || error?.name === 'AbortError';
    if (!isAllowed || !error.message) problems.push(`${name} rejects with ${error}`);
  });
  pending.add(done);
  void done.then(() => pending.delete(done));
}

/** A record of somewhere, or none. */
const recordAt = (n, ...others) => modulo([...others, ...records, modulo(boards, n).record, null, {}], n);

const METHODS = {
  play: (board, n) => board.play(modulo(board.legalMoves, n)),
  refused: (board, n) => board.play(modulo([null, {}, { type: 'draw', to: 1 }, { type: 'move' }, 7, 'x'], n)),
  undo: (board) => board.undo(),
  redo: (board) => board.redo(),
  finish: (board) => board.finish(),
  newGame: (board, n) =>
    board.newGame(modulo([undefined, { seed: n }, { seed: 'x'.repeat(300) }, { deck: 'AS' }, null], n)),
  restart: (board) => board.restart(),
  load: (board, n) => board.load(recordAt(n), modulo([undefined, { at: n % 9 }, { at: 0 }, { at: -1 }, null, 7], n)),
  watch: (board, n) =>
    board.watch(recordAt(n, undefined), modulo([undefined, { pace: n % 50 }, { pace: 0 }, { pace: -1 }, null, 7], n)),
  /** One or two moves before the end of a game. */
  near: (board, n) => {
    const own = ends.filter(({ record }) => record.game === board.localName);
    const { record, moveCount } = modulo(own, n >> 1);
    return board.load(record, { at: moveCount - 1 - (n % 2) });
  },
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

const SPOTS = {
  movable: '.card[data-draggable]',
  any: '.card, .pile, button, .table',
  button: 'button',
  panel: 'dialog button, dialog input, .result button',
};

/** Where something lies; `undefined` where it cannot be seen. */
function placeOf(shown) {
  if (!shown?.checkVisibility()) return undefined;
  const { left, top, width, height } = shown.getBoundingClientRect();
  return { x: left + width / 2, y: top + Math.min(height / 2, 12) };
}

const visibleIn = (board, selector) =>
  board.isConnected ? [...board.shadowRoot.querySelectorAll(selector)].filter((each) => each.checkVisibility()) : [];

/** What a board still waits for, if it does. */
function waitsFor(board) {
  const stop = board.shadowRoot.querySelector('.transport button:last-of-type');
  stop?.click();
  if (!board.state) return 'a deal';
  if (stop) return 'what is shown';
  if (board.shadowRoot.getAnimations().some(({ playState }) => playState === 'running')) return 'animations';
  return isInOrder(board) ? undefined : 'the order of the cards';
}

async function busyWith() {
  for (const board of boards.filter(({ isConnected }) => isConnected)) {
    await board.updateComplete;
    const found = waitsFor(board);
    if (found) return `${found} of ${board.localName}`;
  }
  return pending.size > 0 ? 'promises' : undefined;
}

function problemsAtRest(board) {
  const { state, isConnected, localName } = board;
  const found = followers.get(board).compare(state);
  if (isConnected && state && !isShowing(board)) {
    found.push(...contentProblems(board), ...headProblems(board));
    if (board.checkVisibility()) found.push(...tableProblems(board));
  }
  return found.map((each) => `${localName}: ${each}`);
}

window.storm = {
  start({ wanted, games }) {
    ends = games;
    wanted.forEach(add);
  },

  method: ({ name, n, ...given }) => follow(name, METHODS[name](boardAt(given), n)),
  property: ({ name, value, ...given }) => void (boardAt(given)[name] = value),
  attribute: ({ name, value, ...given }) =>
    value === null ? boardAt(given).removeAttribute(name) : boardAt(given).setAttribute(name, value),
  place: ({ name, ...given }) => void PLACES[name](boardAt(given)),
  page: ({ name, value }) => void (document.documentElement[name] = value),

  async frames({ count }) {
    for (let i = 0; i < count; i++) await frame();
  },

  /** Where something lies that can be pressed; nothing where there is nothing. */
  spot({ on, n, ...given }) {
    const spot = modulo(visibleIn(boardAt(given), SPOTS[on]), n);
    spot?.scrollIntoView({ block: 'nearest' });
    return placeOf(spot);
  },

  /** Where a legal move begins and ends. */
  way({ n, ...given }) {
    const board = boardAt(given);
    const moves = board.legalMoves.filter(({ type }) => type === 'move');
    if (moves.length === 0) return undefined;
    const { card, to } = modulo(moves, n);
    const [from] = visibleIn(board, `.card[data-card="${card}"]`);
    const onto = visibleIn(board, `.pile[data-pile="${to}"], .card[data-pile="${to}"]`).at(-1);
    from?.scrollIntoView({ block: 'nearest' });
    const way = [placeOf(from), placeOf(onto)];
    return way.every(Boolean) ? way : undefined;
  },

  /** Waits until nothing moves any more, and tells what is wrong then. */
  async rest() {
    const end = performance.now() + PATIENCE;
    for (let calm = 0; calm < 3; calm++) {
      const isBusy = await busyWith();
      if (isBusy) calm = -1;
      if (performance.now() > end) return { problems: [`never comes to rest: waits for ${isBusy}`], games: [] };
      // Events follow in microtasks, the size of the table in a frame, dealings and hints in a task.
      await new Promise((resolve) => setTimeout(resolve));
      await frame();
    }
    return {
      problems: [...problems.splice(0), ...boards.flatMap(problemsAtRest)],
      games: boards.map(({ state, record }) => ({ state, record })),
    };
  },
};
