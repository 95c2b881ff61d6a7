// The events of the games, as the page hears them.
import { EVENT_NAMES } from '../../dist/play/events.js';

const LINES_KEPT = 200;

/** A move in a few words. */
function said(move) {
  switch (move.type) {
    case 'move':
      return `${move.card} ${move.from} → ${move.to}`;
    case 'remove':
      return `${move.cards.join(' + ')} removed`;
    case 'lift':
      return `${move.card} lifted in ${move.from}`;
    default:
      return move.type;
  }
}

/** What an event adds to its name. */
function told({ move, record, reason, seed }) {
  if (move) return said(move);
  if (record) return [reason, `record: ${record.moves.length} characters`].filter(Boolean).join(', ');
  return `seed ${seed}`;
}

/** Writes every event of the games on the page into a list, the last one first. */
export function keepLog(list) {
  const note = ({ type, detail }) => {
    const line = document.createElement('li');
    line.className = type;
    const name = document.createElement('b');
    name.textContent = type;
    line.append(name, ` ${detail.game}, ${told(detail)}`);
    list.prepend(line);
    while (list.children.length > LINES_KEPT) list.lastElementChild.remove();
  };
  for (const type of EVENT_NAMES) document.addEventListener(type, note);
}
