/**
 * Texts for screen readers only, and the descriptions of their keys. `card` and `onto` are cards with their piles, such as
 * `7 of hearts, column 4`, unless a comment says otherwise.
 */
export const speech = {
  /** Ranks in short announcements, from the Ace to the King. */
  ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'],
  card: (rank: string, suit: string) => `${rank} ${suit}`,
  /** Between parts that contain commas. */
  semicolon: '; ',

  // After a card: the number of cards below it and on it, and of places it can go to.
  below: (count: number) => `${count} below`,
  above: (count: number) => `${count} above`,
  targets: (count: number) => (count === 1 ? '1 target' : `${count} targets`),
  inHand: (card: string) => `${card}, in hand`,
  edge: 'edge of the table',

  // Possible moves.
  hint: (move: string) => `Hint: ${move}`,
  onto: (card: string, onto: string) => `${card}, onto ${onto}`,
  toPile: (card: string, pile: string) => `${card}, to ${pile}`,
  toFoundation: (card: string) => `${card}, to its foundation`,
  remove: (card: string, other?: string) => (other ? `${card}, with ${other}` : `${card}, alone`),
  /** One of several moves of a card, without its own pile. A target is a card with its pile, or an empty pile. */
  to: (card: string, target: string) => `${card} to ${target}`,

  // Moves made. Cards are without their piles.
  went: (card: string, pile: string, onto?: string) => `${card} to ${pile}${onto ? `, on ${onto}` : ''}`,
  wentHome: (card: string) => `${card} to its foundation`,
  removed: (card: string, other?: string) => `${card}${other ? ` and ${other}` : ''} removed`,
  lifted: (card: string) => `${card} lifted`,
  redealt: 'Redealt',

  // Answers to keys.
  /** @param turns such as `2 redeals left` */
  askRedeal: (turns: string) => `You haven’t moved yet. ${turns}. Press S again to redeal.`,
  nonePlayable: 'No card is playable now',
  askRank: 'Rank? A, 2 to 9, 0 for 10, J, Q or K.',
  askSuit: (rank: string) => `${rank}. Suit? C, D, H or S.`,
  /** A card that is face down or in the stock. */
  unseen: (card: string) => `${card} is face down`,
  /** After a card: the card below it. */
  on: (card: string) => `on ${card}`,
  /** A range of pile numbers, and a whole row of a pyramid. */
  piles: (first: number, last: number) => `${first} to ${last}`,
  row: (row: number) => `row ${row}`,
  /** Announced instead of the visible message when a solution begins. */
  showing: 'Showing a solution. Right arrow: next move. Space: play all. Escape: take over.',

  // Descriptions in the list of keyboard shortcuts.
  keys: {
    piles: 'Go to a pile by its number',
    playable: 'Next or previous playable card or target',
    ends: 'Bottom or top card of the pile',
    goHint: 'Go to the hinted card',
    moves: 'Step through possible moves',
    pile: 'Read this pile',
    tops: 'Read the top cards',
    where: 'Find a card by rank and suit',
    foundations: 'Read the foundations',
    state: 'Game status',
    last: 'Repeat',
    speed: 'Faster or slower',
  },
  /** A heading in that list. */
  look: 'Look around',
};

export type SpeechTexts = typeof speech;
