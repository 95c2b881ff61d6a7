import { check } from './check.js';
import { clockText } from './clock-text.js';
import { watch } from './watch.js';

function make(tag, className, text) {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function button(text, label, press) {
  const made = make('button', '', text);
  made.setAttribute('aria-label', label);
  made.addEventListener('click', press);
  return made;
}

/** Such as `20 Nov`, on one line. */
function shortDate(date) {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' };
  return new Date(`${date}T00:00Z`).toLocaleDateString('en-GB', format).replaceAll(' ', '\u00a0');
}

async function verify(row, verdict) {
  verdict.textContent = 'Replaying';
  const { ms, wrong } = await check(row);
  verdict.classList.toggle('wrong', !!wrong);
  verdict.textContent = wrong ? `Not valid: ${wrong}.` : `Verified here in ${ms.toFixed(1)} ms.`;
}

/** A row as a list item, without its rank. It also says what its check finds. */
export function itemOf(row, { isNew = false, isDated = false } = {}) {
  const item = make('li', isNew ? 'new' : '', '');
  const name = make('bdi', 'name', row.name);
  const verdict = make('output', 'verdict', '');
  const buttons = make('span', 'buttons', '');
  const told = (promise) =>
    promise.catch((error) => {
      verdict.textContent = error.message;
    });
  buttons.append(
    button('Verify', `Verify the win of ${row.name}`, () => told(verify(row, verdict))),
    button('Watch', `Watch the win of ${row.name}`, () => told(watch(row))),
  );
  const time = row.elapsed === null ? '' : `, ${clockText(row.elapsed)}`;
  const date = isDated ? `, ${shortDate(row.date)}` : '';
  const score = make('span', 'score', `${row.moves} moves${time}${date}`);
  item.append(make('span', 'rank', ''), name, score, buttons, verdict);
  return item;
}
