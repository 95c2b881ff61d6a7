/**
 * What only the ear gets, and the names of the keys for it. `card` and `onto` are cards with their piles, such as `7 of hearts, column 4`,
 * unless it says otherwise.
 */
export const speech = {
  /** Cards in brief speech, the rank first: from the Ace to the King. */
  ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'],
  card: (rank: string, suit: string) => `${rank} ${suit}`,
  /** Between parts that have commas of their own. */
  semicolon: '; ',

  // What is said after the name of a card.
  /** So many cards lie below it in its pile, on it, or can be gone to with it. */
  below: (count: number) => `${count} below`,
  above: (count: number) => `${count} above`,
  targets: (count: number) => (count === 1 ? '1 target' : `${count} targets`),
  inHand: (card: string) => `${card}, in hand`,
  edge: 'edge of the table',

  // A move that can be made.
  hint: (move: string) => `Hint: ${move}`,
  onto: (card: string, onto: string) => `${card}, onto ${onto}`,
  toPile: (card: string, pile: string) => `${card}, to ${pile}`,
  toFoundation: (card: string) => `${card}, to its foundation`,
  remove: (card: string, other?: string) => (other ? `${card}, with ${other}` : `${card}, alone`),
  /** One of several, without the card’s own pile. A target is a card with its pile, or an empty pile. */
  to: (card: string, target: string) => `${card} to ${target}`,

  // A move that was made. Cards are without their piles.
  went: (card: string, pile: string, onto?: string) => `${card} to ${pile}${onto ? `, on ${onto}` : ''}`,
  wentHome: (card: string) => `${card} to its foundation`,
  removed: (card: string, other?: string) => `${card}${other ? ` and ${other}` : ''} removed`,
  lifted: (card: string) => `${card} lifted`,
  redealt: 'Redealt',

  // Answers to keys.
  /** @param turns such as `2 turns left` */
  askRedeal: (turns: string) => `You haven’t moved yet. ${turns}. Press S again to redeal.`,
  /** No card on the table can be played. */
  nonePlayable: 'No card can be played now',
  askRank: 'Rank? A, 2 to 9, 0 for 10, J, Q or K.',
  askSuit: (rank: string) => `${rank}. Suit? C, D, H or S.`,
  /** A card without its pile, which is face down or in the stock. */
  unseen: (card: string) => `${card} is out of sight`,
  /** A card that another one, just named, lies on. */
  on: (card: string) => `on ${card}`,
  /** Several piles by their numbers, and a whole row of a pyramid. */
  piles: (first: number, last: number) => `${first} to ${last}`,
  row: (row: number) => `row ${row}`,
  /** In place of the message that is seen while a solution begins. */
  showing: 'Solution. Right arrow plays a move, space plays all, escape takes over.',

  // What keys do, as the list of keys says it.
  keys: {
    piles: 'Go to a pile by its number',
    playable: 'Next, previous card that can be played, or target',
    ends: 'Lowest, top card of the pile',
    goHint: 'Go to the hinted card',
    moves: 'What can be played, one by one',
    pile: 'Read this pile',
    tops: 'Read the top cards',
    where: 'Find a card by rank and suit',
    foundations: 'Read the foundations',
    state: 'How the game stands',
    last: 'Say it again',
    speed: 'Faster, slower',
  },
  /** A heading in that list. */
  look: 'Look around',
};

export type SpeechTexts = typeof speech;
