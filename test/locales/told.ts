// Every text of a table, with what it tells of.
import { english } from '../../src/calendar/english.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { pyramidDozen } from '../../src/games/pyramid-dozen.js';
import { trefoilSolitaire } from '../../src/games/trefoil-solitaire.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import type { CardName, Refusal, RefusalNames } from '../../src/games/variant/texts.js';
import { en, type Texts } from '../../src/locales/en.js';
import type { SpeechTexts } from '../../src/locales/speech-texts.js';

type Given<All> = {
  [Name in keyof All as All[Name] extends (...given: never) => string ? Name : never]: Parameters<
    All[Name] extends (...given: infer Each) => string ? (...given: Each) => string : never
  >;
};

/** What each text that tells of something is given here. Of three there is a plural in every language, with a digit. */
export const GIVEN: Given<Texts> = {
  number: [3],
  card: ['«rank»', '«suit»'],
  run: ['«card»', 3],
  column: [7],
  fan: [7],
  pile: [7],
  row: [4, 3],
  cell: [3],
  reserve: [3],
  foundation: ['«suit»'],
  at: ['«card»', '«pile»'],
  covered: ['«card»', 3],
  empty: ['«pile»'],
  holds: ['«pile»', '«cards»'],
  faceDown: [3],
  left: [3],
  turnsLeft: [3],
  deal: ['«seed»'],
  dailyDeal: ['2026-11-21'],
  moves: [3],
  full: ['«moves»'],
  wouldDo: ['«moves»'],
  short: [3],
  home: [41, 52],
  lostAt: [31],
  backTo: [30],
  won: ['«moves»'],
  stopped: ['«moves»'],
  resume: ['«moves»'],
  threwAway: ['«move»'],
  onto: ['«card»', '«other»'],
  toFoundation: ['«card»'],
  toPile: ['«card»', '«pile»'],
  remove: ['«card»', '«other»'],
  liftCard: ['«card»'],
  comes: ['«card»', '«pile»'],
  turnedUp: ['«card»', '«pile»'],
  held: ['«card»', '«targets»'],
  heldInVain: ['«card»'],
  putBack: ['«card»'],
  chance: [54],
  percent: [54],
  speed: ['«times»'],
  days: [3],
  solved: ['«moves»'],
  nextIn: [7, 12],
  lastWon: [14, 20],
  broughtIn: [3],
  leftOut: [3],
};

/** The same for those that are only heard. */
export const GIVEN_SPEECH: Given<SpeechTexts> = {
  card: ['«rank»', '«suit»'],
  below: [3],
  above: [3],
  targets: [3],
  inHand: ['«card»'],
  hint: ['«move»'],
  onto: ['«card»', '«other»'],
  toPile: ['«card»', '«pile»'],
  toFoundation: ['«card»'],
  remove: ['«card»', '«other»'],
  to: ['«card»', '«target»'],
  went: ['«card»', '«pile»', '«other»'],
  wentHome: ['«card»'],
  removed: ['«card»', '«other»'],
  lifted: ['«card»'],
  askRedeal: ['«turns»'],
  askSuit: ['«rank»'],
  unseen: ['«card»'],
  on: ['«card»'],
  piles: [4, 7],
  row: [5],
};

const LOWER: CardName = { rank: '«lowerRank»', suit: '«lowerSuit»', card: '«lowerCard»' };
const ONTO: CardName = { rank: '«rank»', suit: '«suit»', card: '«card»' };
export const NAMES: RefusalNames = { card: LOWER, onto: ONTO, lower: LOWER, base: '«base»' };

/** Which names a refusal that is made from cards tells. */
export const REFUSED: Readonly<Record<string, readonly string[]>> = {
  foundation: [NAMES.base],
  down: [LOWER.rank, ONTO.rank],
  suit: [LOWER.card, ONTO.card],
  alternating: [LOWER.rank, ONTO.card],
};

/** The same for texts that lie deeper. */
const GIVEN_BELOW: Readonly<Record<string, readonly unknown[]>> = {
  rules: [{ kings: 'stay' }],
  calendarOf: ['«game»'],
  streak: [3],
  share: [3, 5],
  ...Object.fromEntries(Object.keys(REFUSED).map((name) => [name, [NAMES]])),
};

/** Every text by its path, those that tell of something being told. */
export function allTexts(texts: object, path = ''): [path: string, text: unknown][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (name === 'letters') return [];
    if (typeof value === 'function') {
      const all: Readonly<Record<string, readonly unknown[]>> =
        path === '' ? GIVEN : path === 'speech.' ? GIVEN_SPEECH : GIVEN_BELOW;
      const told = (value as (...given: readonly unknown[]) => unknown)(...all[name]!);
      return typeof told === 'object' ? allTexts(told!, `${path}${name}.`) : [[path + name, told]];
    }
    return typeof value === 'object' ? allTexts(value!, `${path}${name}.`) : [[path + name, value]];
  });
}

export const VARIANTS = [trustyTwelve, pyramidDozen, trefoilSolitaire, luckyThirteen, bakersDozen];

/** English with what games and calendar say, which they bring themselves. */
export const ENGLISH: Texts = {
  ...en,
  calendar: english,
  games: Object.fromEntries(VARIANTS.map(({ id, texts }) => [id, texts!.en])),
};

/** What is told of a card that would go on another one, of the rank above it. */
export const refused = (text: Refusal | undefined, { ranks, suits, card }: Texts, rank: number): string => {
  const name = (rank: number) => ({
    rank: ranks[rank - 1]!,
    suit: suits[0]!,
    card: card(ranks[rank - 1]!, suits[0]!),
  });
  const names = { card: name(rank), lower: name(rank), onto: name(rank + 1), base: ranks[rank - 1]! };
  return typeof text === 'function' ? text(names) : String(text);
};
