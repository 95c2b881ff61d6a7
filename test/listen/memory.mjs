// What a listener remembers of the table, from speech alone.

const CARD = '(?:Ace|Jack|Queen|King|10|[2-9AJQK])(?: of)? (?:clubs|diamonds|hearts|spades)';
const PILE =
  '(?:(?:column|fan|pile) )?\\d+(?! (?:of )?(?:clubs|diamonds|hearts|spades))\\b|row \\d+(?:, place \\d+)?|waste|discard|foundation of \\w+';
const AT = new RegExp(
  `(${CARD})(?:,| to| is dealt to| is turned up in) (${PILE})\\b(?:, (\\d+) (?:cards? on it|above))?`,
  'g',
);
const TOP = new RegExp(`(?:^|\\. )(${PILE}): (${CARD})\\.?(?=$| )`, 'gi');
const TOPS = /(\d+) to \d+: (.+?)\./g;
const ROW = /Row (\d+): (.+?)\./gi;
const GONE = new RegExp(`(${CARD})(?: and (${CARD}))? removed`);

const LONG = { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' };

/** A card in the same words, whatever it was called. */
const sameCard = (name) => {
  const [rank] = name.split(' ');
  return `${LONG[rank] ?? rank} of ${name.split(' ').at(-1)}`;
};

/** A pile of the tableau by its number, a place of a pyramid by its row. */
const samePlace = (name) =>
  name
    .toLowerCase()
    .replace(/^(column|fan|pile) /, '')
    .replace(/, place.*/, '');

const cardsIn = (text) => [...text.matchAll(new RegExp(CARD, 'g'))].map(([card]) => sameCard(card));

export class Memory {
  /** Where a card lies: the number of its pile, its row, or what else its place is called. */
  #places = new Map();

  placeOf(card) {
    return this.#places.get(card);
  }

  forget() {
    this.#places.clear();
  }

  hear(text) {
    for (const [, card, pile] of text.matchAll(AT)) this.#places.set(sameCard(card), samePlace(pile));
    for (const [, pile, card] of text.matchAll(TOP)) this.#places.set(sameCard(card), samePlace(pile));
    for (const [, first, list] of text.matchAll(TOPS)) {
      const tops = list.replaceAll(', empty', '').split(', ');
      tops.forEach((top, i) => cardsIn(top).forEach((card) => this.#places.set(card, String(Number(first) + i))));
    }
    for (const [, row, list] of text.matchAll(ROW)) {
      for (const card of cardsIn(list)) this.#places.set(card, `row ${row}`);
    }
    for (const card of GONE.exec(text)?.slice(1) ?? []) if (card) this.#places.delete(sameCard(card));
  }
}

/** The cards, or places without any, that something held can go to, as they were said. */
export function targetsIn(text) {
  const [, list] = /(?:Goes to) (.+?)\.$/.exec(text) ?? [];
  return list ? list.split('; ').map((target) => cardsIn(target)[0] ?? target) : [];
}

/** The card that a name begins with: that of the place where the listener is. */
export const cardAt = (text) => {
  const [, card] = new RegExp(`^(${CARD})(?:,|$)`).exec(text) ?? [];
  return card && sameCard(card);
};

const REMOVED = [`(${CARD}) (?:and (${CARD}) )?removed`, `(${CARD}), with (${CARD})`, `(${CARD}), alone`];
const MOVED = new RegExp(`(${CARD}),? to (?:(its foundation)|(${CARD})|(${PILE})\\b(?:, on (${CARD}))?)`);

/** The first move that is told, as made or as possible: `{ card, onto }`, as in a plan, and the `place`, which brief speech names alone. */
export function moveIn(text) {
  for (const pattern of REMOVED) {
    const [, card, onto] = new RegExp(pattern).exec(text) ?? [];
    if (card) return { card: sameCard(card), onto: onto && sameCard(onto) };
  }
  const [, card, home, top, pile, under] = MOVED.exec(text) ?? [];
  if (!card) return undefined;
  const onto = top ?? under;
  const place = pile && samePlace(pile);
  return { card: sameCard(card), onto: home ? 'foundation' : onto ? sameCard(onto) : 'empty', place };
}
