// Opens a shared link: the game in the address's fragment is shown on the page and played again, step by step.
import { createGame, recordFromText } from '../dist/engine.js';
import { GAMES } from './parts/games.js';
import { selectTab, tabOf } from './parts/tabs.js';

const PACE = 500;

/** The moves of a record, found among the legal ones by what each adds to the record. */
function movesOf({ game: id, seed, deck, options, moves }) {
  const game = createGame(customElements.get(id).variant, { ...options, ...(deck ? { deck } : { seed }) });
  const found = [];
  while (game.record.moves.length < moves.length) {
    const before = found.length;
    for (const move of game.legalMoves) {
      game.play(move);
      if (moves.startsWith(game.record.moves)) {
        found.push(move);
        break;
      }
      game.undo();
    }
    if (found.length === before) throw new RangeError(`move ${before + 1} of the link is not legal`);
  }
  return found;
}

/** A row of buttons over a game that leads through its moves. */
function player(element, record, moves) {
  const bar = document.createElement('p');
  bar.className = 'replay';
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', 'Replay');
  const shown = document.createElement('span');
  let timer;
  const show = () => (shown.textContent = `${element.moveCount} of ${moves.length} moves`);
  const pause = () => clearInterval(timer);
  const step = () => element.moveCount < moves.length && element.play(moves[element.moveCount]);
  const button = (text, press) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.addEventListener('click', () => {
      pause();
      press();
      show();
    });
    bar.append(made);
  };
  const rewind = () => element.load({ ...record, moves: '', status: 'playing' });
  const run = () => {
    timer = setInterval(() => {
      if (!step()) pause();
      show();
    }, PACE);
  };
  button('From the start', rewind);
  button('Back', () => element.undo());
  button('Forward', step);
  button('Play', run);
  button('Pause', () => {});
  bar.append(shown);
  element.before(bar);
  show();
  run();
}

async function open() {
  const text = location.hash.slice(1);
  if (!text.startsWith('1.')) return;
  for (const old of document.querySelectorAll('.replay, .notice')) old.remove();
  const record = recordFromText(text);
  const element = GAMES.includes(record.game) && document.querySelector(record.game);
  if (!element) throw new RangeError(`its game is not on this page: ${record.game}`);
  await customElements.whenDefined(record.game);
  const panel = element.closest('[role="tabpanel"]');
  if (panel) selectTab(tabOf(panel.id));
  else element.scrollIntoView({ block: 'nearest' });
  // What is only shown again takes the place of no game the visitor has begun.
  if (record.moves) element.storage = 'none';
  await element.load({ ...record, moves: '', status: 'playing' });
  if (record.moves) player(element, record, movesOf(record));
}

function tell(error) {
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.setAttribute('role', 'alert');
  notice.textContent = `This link cannot be opened: ${error.message}.`;
  document.querySelector('main').prepend(notice);
}

const openOrTell = () => open().catch(tell);
addEventListener('hashchange', openOrTell);
openOrTell();
