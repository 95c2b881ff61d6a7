// The gallery, built on nothing but what the README documents: attributes in, events out.

const EVENTS = ['deal', 'move', 'undo', 'redo', 'win', 'loss', 'unwinnable'];
const LINES_KEPT = 200;

const log = document.querySelector('.log ol');

/** A move in a few words. */
function said(move) {
  switch (move.type) {
    case 'move':
      return `${move.card} ${move.from} → ${move.to}`;
    case 'remove':
      return `${move.cards.join(' + ')} leave`;
    case 'lift':
      return `${move.card} lifted in ${move.from}`;
    default:
      return move.type;
  }
}

/** What an event adds to its name. */
function told({ move, record, reason, seed }) {
  if (move) return said(move);
  if (record) return [reason, `${record.moves.length} characters of record`].filter(Boolean).join(', ');
  return `seed ${seed}`;
}

function note({ type, detail }) {
  const line = document.createElement('li');
  line.className = type;
  const name = document.createElement('b');
  name.textContent = type;
  line.append(name, ` ${detail.game}, ${told(detail)}`);
  log.prepend(line);
  while (log.children.length > LINES_KEPT) log.lastElementChild.remove();
}

for (const type of EVENTS) document.addEventListener(type, note);

/** The line of HTML that puts a game as it stands here on another page. */
function snippet(game) {
  const attributes = [...game.attributes].map(({ name, value }) => (value ? ` ${name}="${value}"` : ` ${name}`));
  return `<${game.localName}${attributes.join('')}></${game.localName}>`;
}

for (const article of document.querySelectorAll('article')) {
  const game = article.querySelector(article.id);
  const code = article.querySelector('code');
  const form = article.querySelector('form');
  code.textContent = snippet(game);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    if (target.type === 'checkbox') game.toggleAttribute(target.name, target.checked);
    else if (target.value === '') game.removeAttribute(target.name);
    else game.setAttribute(target.name, target.value);
    code.textContent = snippet(game);
  });
}
