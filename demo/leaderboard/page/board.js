import { boardOf, rankOf } from './api.js';
import { itemOf } from './row.js';

const byId = (id) => document.getElementById(id);

const inOrder = (a, b) => a.moves - b.moves || a.id - b.id;

/** The list of wins of a day, or of the seven days that end with it. While it is shown, a row stays the same element. */
export class Board {
  #date;
  #say;
  /** The endpoint, its first date, the rows by id with their items, the last row of the last page, and the cursor after it. */
  #shown;
  /** The visitor's win, if there is one. */
  #own;

  /** @param {(text: string) => void} say shows an error */
  constructor(date, say) {
    this.#date = date;
    this.#say = say;
    this.#clear('board');
    byId('more').addEventListener('click', () => this.#more());
    for (const choice of byId('days').children) choice.addEventListener('click', () => this.#choose(choice.value));
  }

  /** Reads the pages again that are shown. */
  async refresh() {
    const shown = this.#shown;
    const { last } = shown;
    let after = null;
    try {
      do {
        await this.#load(shown, after);
        after = shown.next;
      } while (after && last && inOrder(shown.last, last) < 0);
    } catch (error) {
      this.#say(error.message);
    }
  }

  /** Adds a new win, unless its place is after the rows that are shown. */
  add(row) {
    const { first, next, last } = this.#shown;
    if (row.date < first || row.date > this.#date) return;
    if (!next || inOrder(row, last) < 0) this.#show([row], true);
    void this.#showOwn();
  }

  /** Shows the visitor's win, below the list if its place is not there. `{ rank, of }`, or `undefined` if the server can't say. */
  async addOwn(row) {
    await this.#choose('board');
    this.add(row);
    this.#own = row;
    return this.#showOwn();
  }

  /** Leads to a row, by its first button. */
  focus(id) {
    const item = this.#shown.rows.get(id)?.item ?? byId('own').firstElementChild;
    item?.querySelector('button').focus();
  }

  async #choose(path) {
    if (path === this.#shown.path) return;
    this.#clear(path);
    await this.refresh();
    await this.#showOwn();
  }

  #clear(path) {
    this.#shown = { path, first: this.#date, rows: new Map(), last: undefined, next: null };
    for (const choice of byId('days').children) choice.ariaPressed = String(choice.value === path);
    byId('rows').replaceChildren();
    byId('own').replaceChildren();
    byId('more').hidden = true;
  }

  async #more() {
    const shown = this.#shown;
    try {
      const [first] = await this.#load(shown, shown.next);
      if (first) this.focus(first.id);
    } catch (error) {
      this.#say(error.message);
    }
  }

  /** Shows a page. Its rows, unless another board is shown meanwhile. */
  async #load(shown, after) {
    const { from = this.#date, rows, next } = await boardOf(shown.path, this.#date, after);
    if (shown !== this.#shown) return [];
    Object.assign(shown, { first: from, last: rows.at(-1) ?? shown.last, next });
    byId('more').hidden = !next;
    this.#show(rows);
    return rows;
  }

  #show(rows, isNew = false) {
    const { rows: shown, path } = this.#shown;
    const list = byId('rows');
    for (const row of rows) {
      if (!shown.has(row.id)) shown.set(row.id, { row, item: itemOf(row, { isNew, isDated: path === 'week' }) });
      if (row.id === this.#own?.id) byId('own').replaceChildren();
    }
    const ranked = [...shown.values()].sort((a, b) => inOrder(a.row, b.row));
    for (const [i, { item }] of ranked.entries()) {
      item.querySelector('.rank').textContent = i + 1;
      if (list.children[i] !== item) list.insertBefore(item, list.children[i] ?? null);
    }
    byId('empty').hidden = ranked.length > 0;
  }

  /** The place of the visitor's win on its day. It is shown below the list if the list of that day does not reach it. */
  async #showOwn() {
    if (!this.#own) return undefined;
    const place = await rankOf(this.#own.id).catch(() => undefined);
    const { path, rows } = this.#shown;
    if (place && path === 'board' && !rows.has(this.#own.id)) {
      if (!byId('own').firstElementChild) byId('own').append(itemOf(this.#own, { isNew: true }));
      byId('own').querySelector('.rank').textContent = place.rank;
    }
    return place;
  }
}
