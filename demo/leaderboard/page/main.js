import { dealOf, listen, postWin } from './api.js';
import { Board } from './board.js';
import { recall, remember } from './memory.js';
import { keepTimes } from './times.js';

const byId = (id) => document.getElementById(id);
const say = (text) => (byId('said').textContent = text);

/** The visitor's own date, such as `2026-11-20`. */
function today() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function tableOf({ game, options, seed }) {
  const element = document.createElement(game);
  const attributes = { ...options, seed, buttons: 'undo redo restart rules settings timer' };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Asks a winner for a name, and posts the win. */
function offerWins(element, deal, board) {
  const times = keepTimes(element);
  let win;
  let isPosting = false;
  element.addEventListener('deal', () => {
    byId('post').hidden = true;
    say('');
  });
  element.addEventListener('win', ({ detail }) => {
    win = { date: deal.date, record: detail.record, times: times() };
    byId('name').value = recall('name') ?? '';
    byId('post').hidden = false;
    say(`You won in ${detail.moveCount} moves. Put your name on the board.`);
  });
  byId('post').addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isPosting) return;
    isPosting = true;
    const name = byId('name').value;
    remember('name', name);
    try {
      const row = await postWin({ ...win, name });
      byId('post').hidden = true;
      const place = await board.addOwn(row);
      say(`You’re on the board${place ? `, in place ${place.rank} of ${place.of}` : ''}.`);
      board.focus(row.id);
    } catch (error) {
      say(error.message);
    }
    isPosting = false;
  });
}

async function start() {
  const date = today();
  byId('date').dateTime = date;
  byId('date').textContent = new Date().toLocaleDateString('en-GB', { dateStyle: 'full' });
  const deal = await dealOf(date);
  const element = tableOf(deal);
  byId('game').textContent = `: ${element.label}`;
  const board = new Board(date, say);
  offerWins(element, deal, board);
  byId('table').replaceChildren(element);
  const connected = (isConnected) => {
    byId('live').textContent = isConnected ? 'Live' : 'Not connected';
    byId('live').classList.toggle('on', isConnected);
    // What came while nobody listened.
    if (isConnected) void board.refresh();
  };
  // Also without a stream, which a server refuses when too many listen.
  await board.refresh();
  listen((row) => board.add(row), connected);
}

start().catch((error) => say(error.message));
