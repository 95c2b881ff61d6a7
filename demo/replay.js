// Opens a shared link: puts the deal in the URL's fragment on the table, to be played. A game with moves is first
// replayed.
import { recordFromLink, verify } from '../dist/engine.js';
import { FIVE } from './parts/games.js';
import { TAGS } from './parts/tags.js';

/** Fulfilled when the page is drawn next. In a hidden tab, that waits. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The page's element of a game. The front page has a single table, where any of the five games takes the place of the daily game. */
function elementOf(game) {
  const table = FIVE[game] && document.querySelector('[data-table]');
  if (!table) return TAGS.includes(game) && document.querySelector(game);
  const [shown] = table.children;
  return shown.localName === game && !shown.daily ? shown : document.createElement(game);
}

/** Puts an element on the table, if it isn't there. The calendar belongs to the daily game. */
function place(element) {
  if (element.isConnected) return;
  const table = document.querySelector('[data-table]');
  table.replaceChildren(element);
  for (const calendar of document.querySelectorAll('solitaire-calendar')) calendar.remove();
  table.dispatchEvent(new CustomEvent('select', { bubbles: true }));
}

async function open() {
  const record = recordFromLink(location.href);
  if (!record) return;
  document.querySelector('.notice')?.remove();
  const element = elementOf(record.game);
  if (!element) throw new RangeError(`${record.game} isn’t on this page`);
  const { variant } = await customElements.whenDefined(record.game);
  const { ok, error } = verify(record, { variants: [variant] });
  if (!ok) throw new RangeError(error);
  place(element);
  element.scrollIntoView({ block: 'nearest' });
  // A replay must not replace a game that the reader has begun.
  if (record.moves) element.storage = 'none';
  await element.load({ ...record, moves: '', status: 'playing' });
  if (!record.moves) return;
  await nextFrame();
  await element.watch(record);
}

function tell(error) {
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.setAttribute('role', 'alert');
  notice.textContent = `Can’t open this link: ${error.message}.`;
  document.querySelector('main').prepend(notice);
}

const openOrTell = () => open().catch(tell);
addEventListener('hashchange', openOrTell);
openOrTell();
