import type { GameTexts, Refusal } from '../games/variant/texts.js';
import type { CalendarTexts } from './calendar-texts.js';
import { speech } from './speech-texts.js';

// `Intl`, which the other languages use, takes 12 ms of main-thread time to set up: English, which is always there, does without.
const number = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

const counted = (count: number, thing: string): string => `${number(count)} ${thing}${count === 1 ? '' : 's'}`;

/** The name of a rank with its article. */
const a = (rank: string): string => (rank === '8' || rank === 'Ace' ? `an ${rank}` : `a ${rank}`);

/** A day such as `2026-11-21`, as `21 Nov`. */
const dated = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(date));

/** Every text of the elements, in English. */
export const en = {
  /** A number in the language's own digits, and what stands between the parts of a list. */
  number,
  comma: ', ',
  /** From the Ace to the King. */
  ranks: ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'],
  suits: ['clubs', 'diamonds', 'hearts', 'spades'],
  /** How ranks are drawn and written on cards if not as A, J, Q and K: by rank, 1 to 13, a width, an outline 80 units high, and a letter. */
  letters: {} as Readonly<Record<number, readonly [width: number, outline: string, letter?: string]>>,
  card: (rank: string, suit: string) => `${rank} of ${suit}`,

  /** A run: its bottom card, and how many cards lie on that. */
  run: (card: string, more: number) => `${card} with ${counted(more, 'card')} on it`,

  // The table and its piles. A pile's name may stand alone or after a card.
  table: 'Card table',
  help: 'Use the arrow keys to move between cards; press ? for all shortcuts.',
  /** What a reader hears a card called where others are buttons. */
  cardRole: 'card',
  /** A pile of the tableau, as its game calls it. */
  column: (number: number) => `column ${number}`,
  fan: (number: number) => `fan ${number}`,
  pile: (number: number) => `pile ${number}`,
  row: (row: number, place: number) => `row ${row}, place ${place}`,
  cell: (number: number) => `cell ${number}`,
  /** Without a number where it is the only one. */
  reserve: (number?: number) => (number ? `reserve ${number}` : 'reserve'),
  foundation: (suit: string) => `foundation of ${suit}`,
  /** Any foundation, where a card shows the suit. */
  foundationSign: 'foundation',
  stock: 'stock',
  waste: 'waste',
  discard: 'discard',
  at: (card: string, pile: string) => `${card}, ${pile}`,
  covered: (card: string, above: number) => `${card}, ${counted(above, 'card')} on it`,
  empty: (pile: string) => `${pile}, empty`,
  holds: (pile: string, cards: string) => `${pile}: ${cards}.`,
  faceDown: (count: number) => `${counted(count, 'card')} face down`,
  left: (count: number) => `${counted(count, 'card')} left in the stock`,
  draw: 'Draw',
  recycle: 'Turn over the waste',
  /** Turns of the waste, or redeals. */
  turnsLeft: (count: number) => `${counted(count, 'turn')} left`,
  stockSpent: 'Stock empty',
  redeal: 'Redeal',
  /** Asked before the first move, with how many turns are left. */
  askRedeal: (turns: string) => `You haven’t moved yet. ${turns}. Press again to redeal.`,
  lift: 'Lift',
  liftHint: 'Tap a covered card to bring it to the top of its pile.',

  // The controls.
  toolbar: 'Game',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  new: 'New game',
  /** In the bar, which has little room. It is a part of the text above. */
  newShort: 'New',
  back: 'Previous game',
  hint: 'Hint',
  verdict: 'Can I still win?',
  lesson: 'Show my mistake',
  solution: 'Show solution',
  stop: 'Stop',
  finish: 'Auto-finish',
  rules: 'Rules',
  settings: 'Settings',
  statistics: 'Statistics',
  share: 'Share',
  more: 'More',
  close: 'Close',

  // What is told.
  deal: (seed: string) => `Deal ${seed}`,
  /** The deal of a day, given as `2026-11-21`. */
  dailyDeal: (date: string) => `Daily · ${dated(date)}`,
  ownDeal: 'Custom deal',
  moves: (count: number) => counted(count, 'move'),
  won: (moves: string) => `Won in ${moves}`,
  'no-moves': 'No moves left',
  'no-progress': 'Stuck: no useful moves left',
  full: (moves: string) => `${moves}: a game can’t have more. Try Undo.`,
  // What opens a closed element, and brings back a game that is kept there.
  begin: 'Play',
  resume: (moves: string) => `Continue, ${moves}`,
  // What a sheet over the table says after a game.
  victory: 'You won!',
  newBest: 'New best!',
  firstWin: 'First win!',
  helped: 'Not counted, because you saw the solution',
  /** Fewer moves than were made. */
  wouldDo: (moves: string) => `Possible in ${moves}`,
  /** The figures of a win, and what was special about it. `fastest` and `fewest` are such marks as well. */
  time: 'Time',
  moveCount: 'Moves',
  noHints: 'No hints',
  noUndo: 'No undo',
  hardDeal: 'Hard deal',
  /** How a lost game stands: few cards are missing, more are, or its deal was never to be won. */
  soNear: 'So close!',
  notThisTime: 'Not this time',
  nobody: 'This deal couldn’t be won',
  /** So many cards are missing for a win. */
  short: (count: number) => `${counted(count, 'card')} to go`,
  /** So many cards lie on the foundations. */
  home: (cards: number, all: number) => `${cards} of ${all} cards home`,
  lostAt: (move: number) => `Lost with move ${number(move)}`,
  /** A button that takes the game back to where it could last be won. */
  tryAgain: 'Try again from there',
  newWinnable: 'New winnable game',
  // What a first visitor reads over the table.
  showMe: 'Show me',
  yourTurn: 'Your turn',
  /** Asked before a solution is shown in a game that counts. */
  uncounted: 'This game won’t count once you’ve seen the solution.',
  again: 'Watch again',
  replaying: 'Replay. Tap the table or press Esc to leave.',
  replay: 'Replay',
  stepBack: 'Step back',
  stepOn: 'Step forward',
  play: 'Play',
  pause: 'Pause',
  toEnd: 'To the end',

  // What else is told.
  dealing: 'Dealing…',
  thinking: 'Thinking…',
  showing: 'Solution. Tap the table or press Esc to take over.',
  stopped: (moves: string) => `Solution stopped after ${moves}`,
  noHint: 'No useful move from here. Try Undo.',
  /** A move in card signs, or in words. */
  threwAway: (move: string) => `Lost here: ${move}`,
  prospects: {
    winnable: 'Still winnable',
    lost: 'No longer winnable',
    never: 'This deal can’t be won',
    unknown: 'Couldn’t find out whether this can be won',
    /** It can't be won without a redeal that is still to come. */
    open: 'It depends on the redeal',
  },
  /** A verdict that depends on cards that the reader can't see yet. */
  toCome: (verdict: string) => `With the cards to come, ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`,

  // Moves, as hints and as they are made.
  onto: (card: string, onto: string) => `Move the ${card} onto the ${onto}`,
  /** A move in card signs: `9♦ → 10♠`. */
  moveSign: (card: string, place: string) => `${card} → ${place}`,
  remove: (card: string, other?: string) => `Remove the ${card}${other ? ` and the ${other}` : ''}`,
  liftCard: (card: string) => `Lift the ${card}`,
  comes: (card: string, pile: string) => `${card} is dealt to ${pile}`,
  turnedUp: (card: string, pile: string) => `${card} is turned up in ${pile}`,
  /** A card, or a run, with its pile; where it can go are piles, each with its top card. */
  held: (card: string, targets: string) => `${card}, in hand. Goes to ${targets}.`,
  heldInVain: (card: string) => `${card}, in hand. It can go nowhere now.`,
  putBack: (card: string) => `${card} put back`,
  /** Why a card may not go where it was put. A game may have further reasons of its own. */
  refusals: {
    foundation: ({ base }) => `Foundations build up by suit, starting with the ${base}`,
    cell: 'A cell holds only one card',
    empty: 'Empty columns can’t be filled',
    ace: 'Nothing goes on an Ace',
    down: ({ lower, onto }) => `Only ${a(lower.rank)} goes on ${a(onto.rank)}`,
    suit: ({ lower, onto }) => `Only the ${lower.card} goes on the ${onto.card}`,
    alternating: ({ lower, onto }) => `Only ${a(lower.rank)} of the other colour goes on the ${onto.card}`,
    room: 'There are too few free places to move so many cards',
    stays: 'This card can’t be removed',
    stuck: 'This card has no move right now',
    home: 'Cards stay on their foundation',
    covered: 'Only the top card of a pile can be moved',
  } as Readonly<Record<string, Refusal>>,
  /** Why an unfinished game won’t be there on the next visit. */
  unkept: 'This game can’t be kept: the browser’s storage is full',
  heldElsewhere: 'This game can’t be kept here: it’s open elsewhere',
  storageRefused: 'This game can’t be kept: the browser doesn’t allow it',
  /** Why a key does nothing. */
  nothing: {
    undo: 'Nothing to undo',
    redo: 'Nothing to redo',
    finish: 'The cards can’t all be sent home yet',
  },
  unavailable: 'Not available here',
  locked: 'The table is locked',

  // The panels.
  /** What games say in this language, by their ids. English is in the game itself. */
  games: {} as Readonly<Record<string, GameTexts>>,
  canBeWon: 'This deal can be won',
  /** How many of a hundred deals can be won, after what is known of this one, if anything. */
  chance: (percent: number) => `About ${percent}% of deals can be won.`,
  winnableLike: (percent: number) => `This deal can be won, like about ${percent}% of all deals.`,
  unwinnableBut: (percent: number) => `This deal can’t be won; about ${percent}% of deals can.`,
  unlimited: 'unlimited',
  tap: 'Tap once to move',
  large: 'Large cards',
  colours: 'Four-colour suits',
  mirror: 'Left-handed layout',
  timer: 'Show timer',
  sound: 'Sounds',
  felt: 'Table colour',
  felts: { green: 'Default', blue: 'Blue', burgundy: 'Burgundy', slate: 'Slate' },
  cardBack: 'Card back',
  backs: { rosette: 'Rosette', lattice: 'Lattice', waves: 'Waves' },
  played: 'Played',
  wins: 'Won',
  rate: 'Win rate',
  percent: (value: number) => `${value}%`,
  streak: 'Current streak',
  longest: 'Best streak',
  fastest: 'Best time',
  fewest: 'Fewest moves',
  shareDeal: 'Share this deal',
  shareGame: 'Share my replay (shows the solution)',
  copied: 'Link copied',
  notCopied: 'Couldn’t copy the link',
  keys: 'Keyboard shortcuts',
  arrows: 'Move between cards',
  enter: 'Pick up, put down',
  escape: 'Cancel',
  turn: 'Draw or redeal',
  describe: 'Read out the table',

  /** What `<solitaire-calendar>` says. It has its English with it. */
  calendar: {} as CalendarTexts,

  // The way back along a game.
  /** How fast moves are shown: so many times as usual. */
  speed: (times: string) => `Speed: ${times}×`,
  playOn: 'Play on from here',
  /** Buttons that bring back another line of the same game. */
  end: 'Back to the end',
  branch: 'Back to my other try',
  // The deals of days.
  /** So many days were won one after the other. */
  days: (count: number) => `${number(count)}-day streak`,
  /** A day such as `2026-11-21`, in short. */
  date: dated,
  nextIn: (hours: number, minutes: number) => `Next deal in ${hours ? `${hours} h ` : ''}${minutes} min`,
  // Which game is next.
  todays: 'Today’s game',
  todaysAgain: 'Restart today’s game',
  yesterdays: 'Yesterday’s game',
  randomDeal: 'Random deal',
  choose: 'Choose difficulty',
  anotherGame: 'Another game',
  /** What is shared with a link to a replay. */
  showsSolution: 'My replay (shows the solution)',
  /** How hard a deal is. */
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },

  // Under the statistics.
  byDifficulty: 'By difficulty',
  byWeek: 'By week',
  wonOf: (won: number, games: number) => `${won} of ${games} won`,
  lastWon: (won: number, games: number) => `${won} of the last ${games} games won`,
  takeOut: 'Save to a file',
  bringIn: 'Add from a file',
  broughtIn: (wins: number) => `${counted(wins, 'win')} added`,
  leftOut: (count: number) => `${count} left out`,

  // By ear, by key, by any hand.
  speech,
  /** A list of what can be played. */
  'legal-moves': 'Possible moves',
  accessibility: 'Accessibility',
  brief: 'Short announcements',
  singleKeys: 'Single-key shortcuts',
};

/** The texts of a language: English is the type of all. */
export type Texts = typeof en;

/** The names of plain texts. */
export type TextName = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts];
