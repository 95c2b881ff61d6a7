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

/** The list of wins. A row that is shown stays the same element, with what it says about its check. */
export class Board {
  #list = document.getElementById('rows');
  #empty = document.getElementById('empty');
  #deal;
  #rows = new Map();

  constructor(deal) {
    this.#deal = deal;
  }

  /** Adds rows that are not shown yet. */
  show(rows, isNew = false) {
    for (const row of rows) {
      if (row.date !== this.#deal.date || this.#rows.has(row.id)) continue;
      this.#rows.set(row.id, { row, item: this.#item(row, isNew) });
    }
    const ranked = [...this.#rows.values()].sort((a, b) => a.row.moves - b.row.moves || a.row.id - b.row.id);
    for (const [i, { item }] of ranked.entries()) {
      item.querySelector('.rank').textContent = i + 1;
      if (this.#list.children[i] !== item) this.#list.insertBefore(item, this.#list.children[i] ?? null);
    }
    this.#empty.hidden = ranked.length > 0;
  }

  /** The place of a row, from 1. */
  placeOf(id) {
    return [...this.#list.children].indexOf(this.#rows.get(id)?.item) + 1;
  }

  /** Leads to a row, by its first button. */
  focus(id) {
    this.#rows.get(id)?.item.querySelector('button').focus();
  }

  #item(row, isNew) {
    const item = make('li', isNew ? 'new' : '', '');
    const name = make('bdi', 'name', row.name);
    const verdict = make('output', 'verdict', '');
    const buttons = make('span', 'buttons', '');
    const told = (promise) =>
      promise.catch((error) => {
        verdict.textContent = error.message;
      });
    buttons.append(
      button('Verify', `Verify the win of ${row.name}`, () => told(this.#verify(row, verdict))),
      button('Watch', `Watch the win of ${row.name}`, () => told(watch(row))),
    );
    const time = row.elapsed === null ? '' : `, ${clockText(row.elapsed)}`;
    item.append(make('span', 'rank', ''), name, make('span', 'score', `${row.moves} moves${time}`), buttons, verdict);
    return item;
  }

  async #verify(row, verdict) {
    verdict.textContent = 'Replaying';
    const { ms, wrong } = await check(row, this.#deal);
    verdict.classList.toggle('wrong', !!wrong);
    verdict.textContent = wrong ? `Does not hold: ${wrong}.` : `Verified here in ${ms.toFixed(1)} ms.`;
  }
}
