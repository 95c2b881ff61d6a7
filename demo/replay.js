// Opens a shared link: the deal in the address's fragment is put on the table, to be played. A whole game is shown first, move by move.
import { recordFromLink, verify } from '../dist/engine.js';
import { selectTab, tabOf } from './parts/tabs.js';
import { TAGS } from './parts/tags.js';

/** Fulfilled when the page is drawn next. In a tab that nobody sees, that waits. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function open() {
  const record = recordFromLink(location.href);
  if (!record) return;
  document.querySelector('.notice')?.remove();
  const element = TAGS.includes(record.game) && document.querySelector(record.game);
  if (!element) throw new RangeError(`its game is not on this page: ${record.game}`);
  const { variant } = await customElements.whenDefined(record.game);
  const { ok, error } = verify(record, { variants: [variant] });
  if (!ok) throw new RangeError(error);
  const panel = element.closest('[role="tabpanel"]');
  if (panel) selectTab(tabOf(panel.id));
  else element.scrollIntoView({ block: 'nearest' });
  // What is only shown again takes the place of no game the visitor has begun.
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
  notice.textContent = `This link cannot be opened: ${error.message}.`;
  document.querySelector('main').prepend(notice);
}

const openOrTell = () => open().catch(tell);
addEventListener('hashchange', openOrTell);
openOrTell();
