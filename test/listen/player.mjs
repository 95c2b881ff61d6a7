// A listener who knows which card goes onto which, and learns by ear where they lie.
import { cardAt, Memory, moveIn, targetsIn } from './memory.mjs';

/** Keys as xdotool calls them. */
const ENTER = 'Return';
const NEXT = 'period';

const LETTERS = { Ace: 'a', 10: '0', Jack: 'j', Queen: 'q', King: 'k' };

/** The key that goes to a pile, or along a row of a pyramid; `undefined` where there is none. */
function keyTo(place = '') {
  const number = Number(place.replace('row ', ''));
  if (!number || number > 16) return undefined;
  return number > 10 ? `shift+${number - 10}` : String(number % 10);
}

export class Player {
  #memory = new Memory();
  #press;
  #heard = [];
  /** Where the listener is: the card, as it was said last. */
  #at;
  hasWon = false;

  /** @param press presses a key and resolves to what is said then. */
  constructor(press) {
    this.#press = press;
  }

  async play(plan) {
    // The buttons of the bar may come before the table.
    for (let i = 0; i < 12 && !this.#says(/Card table/); i++) await this.#key('Tab');
    await this.#hearTops();
    for (const move of plan) {
      if (move.card) await this.#move(move);
      else await this.#turn(move.type);
    }
    // The last words may come with the sheet over the table.
    if (!this.hasWon) throw new Error('the win was not heard');
  }

  async #key(key) {
    this.#heard = await this.#press(key);
    for (const text of this.#heard) {
      this.#memory.hear(text);
      if (/\bWon in\b|You won/.test(text)) this.hasWon = true;
      // A place is called by its card; in a report the card goes somewhere.
      if (/^Hint|in hand|removed|is dealt to| to | with /.test(text)) continue;
      this.#at = cardAt(text) ?? this.#at;
    }
  }

  #says(pattern) {
    return this.#heard.some((text) => pattern.test(text));
  }

  /** Listens to all the tops, until the first ones come again. */
  async #hearTops() {
    await this.#key('t');
    const [first] = this.#heard;
    do await this.#key('t');
    while (this.#heard[0] !== first);
  }

  async #turn(type) {
    await this.#key('s');
    if (this.#says(/again/)) await this.#key('s');
    if (type !== 'redeal') return;
    this.#memory.forget();
    await this.#hearTops();
  }

  /** Goes to a card, wherever it is. */
  async #goTo(card) {
    if (this.#at === card) return;
    const key = keyTo(this.#memory.placeOf(card));
    for (let i = 0; key && i < 7; i++) {
      await this.#key(key);
      if (this.#at === card) return;
      if (!this.#memory.placeOf(card)?.startsWith('row')) break;
    }
    const [rank, , suit] = card.split(' ');
    for (const each of ['w', LETTERS[rank] ?? rank, suit[0], ENTER]) await this.#key(each);
    if (this.#at !== card) throw new Error(`${card} was not found`);
  }

  /** With one key for a move the card goes where that is best. Where it shall go elsewhere, the list of moves leads there. */
  async #move({ card, onto }) {
    await this.#goTo(card);
    await this.#key(ENTER);
    if (this.#says(/in hand/)) {
      const targets = this.#heard.flatMap(targetsIn);
      if (targets.length > 1 && onto && onto !== 'foundation') await this.#goToTarget(onto, targets.length);
      await this.#key(ENTER);
    }
    if (this.#hasGone(card, onto)) return;
    await this.#key('u');
    for (let i = 0; i < 30; i++) {
      await this.#key('m');
      if (!this.#hasGone(card, onto)) continue;
      await this.#key(ENTER);
      if (this.#hasGone(card, onto)) return;
    }
    throw new Error(`${card} was not heard to go to ${onto}`);
  }

  /** Whether this move was told: by a report, or in the list of moves. */
  #hasGone(card, onto) {
    return this.#heard.some((text) => {
      const told = moveIn(text);
      if (told?.card !== card) return false;
      return told.onto === onto || (told.onto === 'empty' && told.place === this.#memory.placeOf(onto));
    });
  }

  async #goToTarget(onto, count) {
    const isThere = () => (onto === 'empty' ? this.#says(/empty/) : this.#at === onto);
    const key = keyTo(this.#memory.placeOf(onto));
    if (key) await this.#key(key);
    for (let i = 0; !isThere() && i <= count; i++) await this.#key(NEXT);
    if (!isThere()) throw new Error(`${onto} was not found as a target`);
  }
}
