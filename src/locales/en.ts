// `Intl`, which the other languages use, takes 12 ms of main-thread time to set up: English, which is always there, does without.
const number = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

const counted = (count: number, { one, other }: { one: string; other: string }): string =>
  (count === 1 ? one : other).replace('#', number(count));

/** Every text of the elements, in English. */
export const en = {
  /** A number in the language's own digits, and what stands between the parts of a list. */
  number,
  comma: ', ',
  /** From the Ace to the King. */
  ranks: ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'],
  suits: ['clubs', 'diamonds', 'hearts', 'spades'],
  /** How ranks are drawn on cards where that is not A, J, Q and K: by rank, 1 to 13, a width and an outline 80 units high. */
  letters: {} as Readonly<Record<number, readonly [width: number, outline: string]>>,
  card: (rank: string, suit: string) => `${rank} of ${suit}`,

  // The table and its piles. A pile's name may stand alone or after a card.
  table: 'Card table',
  help: 'Use the arrow keys to move between cards; press ? for all shortcuts.',
  /** What a reader hears a card called where others are buttons. */
  cardRole: 'card',
  column: (number: number) => `column ${number}`,
  row: (row: number, place: number) => `row ${row}, place ${place}`,
  foundation: (suit: string) => `foundation of ${suit}`,
  stock: 'stock',
  waste: 'waste',
  discard: 'discard',
  at: (card: string, pile: string) => `${card}, ${pile}`,
  covered: (card: string, above: number) =>
    counted(above, { one: `${card}, # card on it`, other: `${card}, # cards on it` }),
  empty: (pile: string) => `${pile}, empty`,
  holds: (pile: string, cards: string) => `${pile}: ${cards}.`,
  left: (count: number) => counted(count, { one: '# card in the stock', other: '# cards in the stock' }),
  draw: 'Draw a card',
  recycle: 'Turn the waste over',
  recyclesLeft: (count: number) => counted(count, { other: '# times left', one: 'once more' }),
  stockSpent: 'The stock is spent',
  redeal: 'Redeal',
  lift: 'Lift',
  liftHint: 'Choose a buried card to lift to the top of its pile.',

  // The controls.
  toolbar: 'Game',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  new: 'New',
  back: 'Bring back',
  hint: 'Hint',
  verdict: 'Winnable?',
  lesson: 'Where lost?',
  solution: 'Show me',
  stop: 'Stop',
  finish: 'Finish',
  rules: 'Rules',
  settings: 'Settings',
  statistics: 'Statistics',
  share: 'Share',
  close: 'Close',

  // What is told.
  deal: (seed: string) => `Deal ${seed}`,
  ownDeal: 'A deal of one’s own',
  moves: (count: number) => counted(count, { one: '# move', other: '# moves' }),
  won: (moves: string) => `Won in ${moves}`,
  'no-moves': 'Lost: no move left',
  'no-progress': 'Lost: no way forward',
  dealing: 'Dealing …',
  thinking: 'Thinking …',
  showing: 'Playing the solution. Tap the table or press a key to take over.',
  stopped: (moves: string) => `Solution stopped after ${moves}`,
  noHint: 'No move helps here',
  threwAway: (move: string) => `This threw it away: ${move}`,
  prospects: {
    winnable: 'This game can be won',
    lost: 'This game can no longer be won',
    never: 'This deal could never be won',
    unknown: 'Whether it can be won could not be decided',
  },

  // Moves, as hints and as they are made.
  onto: (card: string, onto: string) => `${card} onto ${onto}`,
  home: (card: string) => `${card} onto its foundation`,
  remove: (cards: string) => `Remove ${cards}`,
  liftCard: (card: string) => `Lift the ${card}`,
  comes: (card: string, pile: string) => `${card} comes to ${pile}`,
  held: (card: string, targets: string) => `${card} picked up. It can go to ${targets}.`,
  putBack: (card: string) => `${card} put back`,
  /** Why a card doesn't go where it was put. */
  why: {
    foundation: 'A foundation goes up in suit, from the Ace',
    empty: 'An empty pile stays empty',
    down: 'Only a card of the next lower rank goes there',
    suit: 'Only the next lower card of its suit goes there',
    twelve: 'Only two uncovered cards that make twelve leave together',
    stuck: 'This card can go nowhere now',
    covered: 'Only the top card of a pile can be moved',
  },
  /** Why a key does nothing. */
  nothing: {
    undo: 'Nothing to undo',
    redo: 'Nothing to redo',
    finish: 'The cards can’t all be sent home yet',
  },
  unavailable: 'Not available here',
  locked: 'The table is locked',

  // The panels.
  games: {
    'trusty-twelve': {
      name: 'Trusty Twelve',
      rules:
        'Build the piles down by rank, whatever the suit. Only the top card of a pile moves. A pile that becomes empty takes the next card of the stock. Bring out the whole stock to win.',
    },
    'pyramid-dozen': {
      name: 'Pyramid Dozen',
      rules:
        'Remove pairs of uncovered cards that make twelve; an Ace is 1, a Jack 11. A Queen, twelve by herself, leaves alone. The top of the waste may be one of a pair. Draw whenever you like. Clear the pyramid to win. Kings are 13 and never leave, so few deals can be won; house rules let them go alone, or with a Queen.',
    },
    'trefoil-solitaire': {
      name: 'Trefoil',
      rules:
        'Bring all cards home to the foundations, up in suit from the Ace. Build the fans down in suit. Only the top card of a fan moves, and an empty fan stays empty. Twice, whenever you like, what is left may be shuffled and dealt again.',
    },
    'lucky-thirteen': {
      name: 'Lucky Thirteen',
      rules:
        'Bring all cards home to the foundations, up in suit from the Ace. Build the columns down by rank, whatever the suit. Only the top card of a column moves, and an empty column stays empty.',
    },
    'bakers-dozen': {
      name: 'Baker’s Dozen',
      rules:
        'Bring all cards home to the foundations, up in suit from the Ace. Build the columns down by rank, whatever the suit. Only the top card of a column moves, and an empty column stays empty. The Kings start at the bottom.',
    },
  } as Readonly<Record<string, { readonly name: string; readonly rules: string }>>,
  chance: (percent: number) => `About ${percent} in 100 deals can be won.`,
  /** The house rules a game may have, and what they may be. */
  options: {
    recycles: 'Turns of the waste',
    kings: 'Kings',
    draw: 'One buried card may be lifted after the redeals',
    stay: 'never leave',
    'with-queen': 'leave with a Queen',
    alone: 'leave alone',
    unlimited: 'unlimited',
  } as Readonly<Record<string, string>>,
  tap: 'One tap plays a card',
  large: 'Large print',
  colours: 'Four colours',
  mirror: 'Left-handed',
  timer: 'Show the time',
  played: 'Played',
  wins: 'Won',
  streak: 'Wins in a row',
  longest: 'Most in a row',
  fastest: 'Best time',
  fewest: 'Fewest moves',
  shareDeal: 'Link to this deal',
  shareGame: 'Link to this deal and all moves',
  copied: 'Link copied',
  notCopied: 'The link could not be copied',
  keys: 'Keys',
  arrows: 'From card to card',
  enter: 'Pick up, put down',
  escape: 'Cancel',
  turn: 'Draw or redeal',
  describe: 'Describe the table',
};

/** The texts of a language: English is the type of all. */
export type Texts = typeof en;
