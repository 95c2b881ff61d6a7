import type { GameTexts, Refusal } from '../games/variant/texts.js';
import type { CalendarTexts } from './calendar-texts.js';
import type { RoundTexts } from './round-texts.js';
import { speech } from './speech-texts.js';

// The other languages use `Intl`, whose first use takes 30 ms of main-thread time. English is always loaded, so it does without.
const number = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** A count with its noun, whose plural ends in `s`, or `es` after an `s`. */
const counted = (count: number, thing: string): string =>
  `${number(count)} ${thing}${count === 1 ? '' : thing.endsWith('s') ? 'es' : 's'}`;

/** A rank with its article. */
const a = (rank: string): string => (rank === '8' || rank === 'Ace' ? `an ${rank}` : `a ${rank}`);

const otherColour = (suit: string): string => (suit === 'diamonds' || suit === 'hearts' ? 'black' : 'red');

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/** A date such as `2026-11-21`, as `21 Nov`. */
const dated = (date: string): string => `${Number(date.slice(-2))} ${MONTHS[Number(date.slice(-5, -3)) - 1]}`;

/** Every text of the elements, in English. */
export const en = {
  /** A number in the language's own digits, and the separator of a list. */
  number,
  comma: ', ',
  /** From the Ace to the King. */
  ranks: ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'],
  suits: ['clubs', 'diamonds', 'hearts', 'spades'],
  /** Card indices other than A, J, Q and K, by rank (1 to 13): a width, an outline 80 units tall, and a letter. */
  letters: {} as Readonly<Record<number, readonly [width: number, outline: string, letter?: string]>>,
  card: (rank: string, suit: string) => `${rank} of ${suit}`,

  /** A run: its bottom card, and the number of cards on it. */
  run: (card: string, more: number) => `${card} with ${counted(more, 'card')} on it`,

  // The table and its piles. A pile's name appears alone or after a card.
  table: 'Card table',
  help: 'Arrow keys move between cards; question mark lists all shortcuts.',
  /** The role that screen readers announce for a card instead of “button”. */
  cardRole: 'card',
  /** A tableau pile, by the word that its game uses. */
  column: (number: number) => `column ${number}`,
  fan: (number: number) => `fan ${number}`,
  pile: (number: number) => `pile ${number}`,
  row: (row: number, place: number) => `row ${row}, place ${place}`,
  cell: (number: number) => `cell ${number}`,
  /** Without a number if the game has only one. */
  reserve: (number?: number) => (number ? `reserve ${number}` : 'reserve'),
  foundation: (suit: string) => `foundation of ${suit}`,
  /** Any foundation, next to a card that shows the suit. */
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
  recycle: 'Turn the waste over',
  /** How often the waste can be turned over, or the cards redealt. */
  turnsLeft: (count: number, kind: 'recycles' | 'redeals') =>
    `${counted(count, kind === 'redeals' ? 'redeal' : 'pass')} left`,
  stockSpent: 'Stock empty',
  redeal: 'Redeal',
  /** Asked before a redeal if the player hasn't moved yet. */
  askRedeal: 'Redeal before your first move? Press again.',
  lift: 'Lift',
  liftHint: 'Tap a covered card to bring it to the top of its pile.',

  // The controls.
  toolbar: 'Game',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Restart',
  new: 'New game',
  /** The caption in the toolbar. It must be part of the text above. */
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

  // Messages.
  deal: (seed: string) => `Deal ${seed}`,
  /** The deal of a date such as `2026-11-21`. */
  dailyDeal: (date: string) => `Daily · ${dated(date)}`,
  ownDeal: 'Custom deal',
  moves: (count: number) => counted(count, 'move'),
  won: (moves: string) => `Won in ${moves}`,
  'no-moves': 'No moves left',
  'no-progress': 'Stuck: no useful moves left',
  full: (moves: string) => `That’s the limit of ${moves}. Undo to go on.`,
  // The button that opens a poster or resumes its saved game.
  begin: 'Play',
  resume: (moves: string) => `Continue, ${moves}`,
  // The result sheet.
  victory: 'You won!',
  newBest: 'New best!',
  firstWin: 'First win!',
  helped: 'Not counted, because you saw the solution',
  /** The solver needed fewer moves. */
  wouldDo: (moves: string) => `Best known: ${moves}`,
  /** The figures of a win and its marks. `fastest` and `fewest` are marks, too. */
  time: 'Time',
  moveCount: 'Moves',
  noHints: 'No hints',
  noUndo: 'No undo',
  hardDeal: 'Hard deal',
  /** Titles after a loss: few cards are missing, more are, or the deal was unwinnable. */
  soNear: 'So close!',
  notThisTime: 'Not this time',
  nobody: 'This deal couldn’t have been won',
  /** Cards missing for a win, during a game and after it. */
  short: (count: number) => `${counted(count, 'card')} to go`,
  /** Cards on the foundations. */
  home: (cards: number, all: number) => `${cards} of ${all} cards home`,
  lostAt: (move: number) => `Lost on move ${number(move)}`,
  /** A button that takes the game back to its last winnable position. */
  tryAgain: 'Try from there',
  newWinnable: 'Winnable game',
  // The first visit.
  showMe: 'Show me',
  yourTurn: 'Your turn',
  /** Shown before a solution if the game counts in the statistics. */
  uncounted: 'This game won’t count once you’ve seen the solution.',
  again: 'Watch again',
  replaying: 'Replay. Press the table or Esc to leave.',
  replay: 'Replay',
  stepBack: 'Step back',
  stepOn: 'Step forward',
  play: 'Play',
  pause: 'Pause',
  toEnd: 'To the end',

  // Further messages.
  dealing: 'Dealing…',
  thinking: 'Thinking…',
  showing: 'Showing a solution. Press the table or Esc to play on.',
  stopped: (moves: string) => `Solution stopped after ${moves}`,
  noHint: 'No useful move from here. Try Undo.',
  /** The move that lost the game, and a better one or nothing, in card symbols or in words. */
  threwAway: (move: string, better: string) => `Lost here: ${move}${better && `. Better: ${better}`}`,
  prospects: {
    winnable: 'Still winnable',
    lost: 'No longer winnable',
    never: 'This deal can’t be won',
    unknown: 'Can’t tell whether this is winnable',
    /** Only a redeal can still make it winnable. */
    open: 'It depends on the redeal',
  },
  /** A verdict that depends on cards the player can't see yet. */
  toCome: (verdict: string) => `Counting the cards to come, ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`,

  // Moves, in hints and in announcements.
  onto: (card: string, onto: string) => `Move the ${card} onto the ${onto}`,
  /** A move in card symbols: `9♦ → 10♠`. */
  moveSign: (card: string, place: string) => `${card} → ${place}`,
  remove: (card: string, other?: string) => `Remove the ${card}${other ? ` and the ${other}` : ''}`,
  liftCard: (card: string) => `Lift the ${card}`,
  comes: (card: string, pile: string) => `${card} is dealt to ${pile}`,
  turnedUp: (card: string, pile: string) => `${card} is turned up in ${pile}`,
  /** A card or run with its pile. `targets` lists piles, each with its top card. */
  held: (card: string, targets: string) => `${card}, in hand. Goes to ${targets}.`,
  heldInVain: (card: string) => `${card}, in hand. It can’t go anywhere now.`,
  putBack: (card: string) => `${card} put back`,
  /** Why a card can't go where the player put it. Games can add reasons. */
  refusals: {
    foundation: ({ base }) => `Foundations build up by suit, starting with the ${base}`,
    cell: 'A cell holds only one card',
    empty: 'Empty columns can’t be refilled',
    ace: 'Nothing goes on an Ace',
    down: ({ lower, onto }) => `Only ${a(lower.rank)} goes on ${a(onto.rank)}`,
    suit: ({ lower, onto }) => `Only the ${lower.card} goes on the ${onto.card}`,
    alternating: ({ lower, onto }) => `Only a ${otherColour(onto.suit)} ${lower.rank} goes on the ${onto.card}`,
    room: 'Not enough free cells to move that many cards',
    stays: 'This card can’t be removed',
    stuck: 'This card can’t go anywhere right now',
    home: 'Cards can’t leave their foundation',
    covered: 'Only the top card of a pile can be moved',
  } as Readonly<Record<string, Refusal>>,
  /** Why an unfinished game won’t be there on the next visit. */
  unkept: 'This game can’t be saved: the browser’s storage is full',
  heldElsewhere: 'Not saved here: this game is also open elsewhere',
  keptByLater: 'This game can’t be saved here: a newer version has saved one',
  storageRefused: 'This game can’t be saved: the browser doesn’t allow it',
  /** Why a key does nothing. */
  nothing: {
    undo: 'Nothing to undo',
    redo: 'Nothing to redo',
    finish: 'Not all cards can go home yet',
  },
  unavailable: 'Not available here',
  locked: 'The table is locked',

  // The panels.
  /** Translated texts of games, by id. Each game contains its own English, which stands in for what is missing. */
  games: {} as Readonly<Record<string, Partial<GameTexts>>>,
  canBeWon: 'This deal is winnable',
  /** The win rate, in the rules of a game. */
  chance: (percent: number) => `About ${percent}% of deals are winnable.`,
  winnableLike: (percent: number) => `This deal is winnable. ${percent < 50 ? 'Only about' : 'About'} ${percent}% are.`,
  unwinnableBut: (percent: number) => `This deal can’t be won; about ${percent}% of deals can.`,
  unlimited: 'unlimited',
  tap: 'Move cards with one tap',
  large: 'Large cards',
  colours: 'Four-colour suits',
  mirror: 'Left-handed layout',
  timer: 'Show timer',
  sound: 'Sounds',
  felt: 'Table colour',
  felts: { green: 'Green', blue: 'Blue', burgundy: 'Burgundy', slate: 'Slate' },
  cardBack: 'Card back',
  backs: { rosette: 'Rosette', lattice: 'Lattice', waves: 'Waves' },
  /** How fast cards move. */
  motion: 'Motion',
  motions: { slow: 'Slow', usual: 'Usual', fast: 'Fast', none: 'None' },
  played: 'Played',
  wins: 'Won',
  rate: 'Win rate',
  percent: (value: number) => `${value}%`,
  streak: 'Current streak',
  longest: 'Best streak',
  fastest: 'Best time',
  fewest: 'Fewest moves',
  /** In place of the statistics before the first game. */
  noGames: 'Your statistics begin with your first game.',
  shareDeal: 'Share this deal',
  /** Instead, once the game is over. */
  shareResult: 'Share my result',
  shareGame: 'Share my replay (shows the solution)',
  copied: 'Link copied',
  resultCopied: 'Result copied',
  notCopied: 'Couldn’t copy the link',
  keys: 'Keyboard shortcuts',
  arrows: 'Move between cards',
  enter: 'Pick up, put down',
  escape: 'Cancel',
  turn: 'Draw or redeal',
  describe: 'Read the table aloud',

  /** Texts of `<solitaire-calendar>`, which contains its own English. */
  calendar: {} as CalendarTexts,
  /** Texts of `<solitaire-round>`, in the same way. */
  round: {} as RoundTexts,

  // The replay.
  /** The speed as a multiple of the usual one. */
  speed: (times: string) => `Speed: ${times}×`,
  playOn: 'Play on from here',
  /** Buttons that return to another line of the same game. */
  end: 'Back to the end',
  branch: 'Back to my other attempt',
  // Daily games.
  /** Days won in a row. */
  days: (count: number) => `${number(count)}-day streak`,
  /** A date such as `2026-11-21`, abbreviated. */
  date: dated,
  nextIn: (hours: number, minutes: number) => `Next deal in ${hours ? `${hours} h ` : ''}${minutes} min`,
  // The New menu.
  todays: 'Today’s game',
  todaysAgain: 'Restart today’s game',
  yesterdays: 'Yesterday’s game',
  randomDeal: 'Random deal',
  choose: 'Choose difficulty',
  anotherGame: 'Another game',
  /** The title of a shared replay. */
  showsSolution: 'My replay (shows the solution)',
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },

  // Under the statistics.
  byDifficulty: 'By difficulty',
  byWeek: 'By week',
  wonOf: (won: number, games: number) => `${won} of ${games} won`,
  lastWon: (won: number, games: number) => `Won ${won} of ${games === 1 ? '1 game' : `the last ${games} games`}`,
  takeOut: 'Export',
  /** After an export from a frame, which can't find out whether it may save a file. */
  noFile: 'If no file appears, this page doesn’t allow downloads',
  bringIn: 'Import',
  broughtIn: (wins: number) => `${counted(wins, 'win')} imported`,
  leftOut: (count: number) => `${count} skipped`,
  forget: 'Delete',
  askForget: 'Delete unfinished games, statistics and daily results?',
  /** What is deleted, in place of the name of a game. */
  allGames: 'All games and settings',
  /** Deletes nothing. */
  keep: 'Keep',
  forgotten: 'Deleted. You can restore this until you close the panel.',
  restore: 'Restore',
  restored: 'Restored',

  // Screen readers and keys.
  speech,
  'legal-moves': 'Possible moves',
  'enter-deal': 'Enter a deal',
  accessibility: 'Accessibility',
  brief: 'Short announcements',
  singleKeys: 'Single-key shortcuts',
};

/** The texts of a language: English is the type of all. */
export type Texts = typeof en;

/** The names of texts that take no parameters. */
export type TextName = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts];
