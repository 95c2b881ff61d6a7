// Every text of a table, with what it tells of.
import { english } from '../../src/calendar/language.js';
import { english as roundEnglish } from '../../src/round/language.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { pyramidDozen } from '../../src/games/pyramid-dozen.js';
import { trefoilSolitaire } from '../../src/games/trefoil-solitaire.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import type { CardName, RefusalNames } from '../../src/games/variant/texts.js';
import { en, type Texts } from '../../src/locales/en.js';
import { EXAMPLES } from '../examples/games.js';

type Given = readonly (string | number)[];

/** What each of some texts is given, by their names. */
const given = (rows: readonly [given: Given, names: string][]): Readonly<Record<string, Given>> =>
  Object.fromEntries(rows.flatMap(([each, names]) => names.split(' ').map((name) => [name, each])));

/** What each text that tells of something is given here. Of three there is a plural in every language, with a digit. */
export const GIVEN = given([
  [[3], 'number cell reserve faceDown left turnsLeft moves short days broughtIn leftOut'],
  [['«rank»', '«suit»'], 'card'],
  [['«card»', 3], 'run covered'],
  [[7], 'column fan pile'],
  [[4, 3], 'row'],
  [['«suit»'], 'foundation'],
  [['«card»', '«pile»'], 'at comes turnedUp moveSign'],
  [['«pile»'], 'empty'],
  [['«pile»', '«cards»'], 'holds'],
  [['«seed»'], 'deal'],
  [['2026-11-21'], 'dailyDeal date'],
  [['«moves»'], 'full wouldDo won stopped resume'],
  [[41, 52], 'home'],
  [[31], 'lostAt'],
  [['«move»', '«better»'], 'threwAway'],
  [['«card»', '«other»'], 'onto remove'],
  [['«card»'], 'liftCard heldInVain putBack'],
  [['«verdict»'], 'toCome'],
  [['«card»', '«targets»'], 'held'],
  [[54], 'chance winnableLike unwinnableBut percent'],
  [['«times»'], 'speed'],
  [[7, 12], 'nextIn'],
  [[14, 20], 'lastWon wonOf'],
]);

/** The same for those that are only heard. */
export const GIVEN_SPEECH = given([
  [['«rank»', '«suit»'], 'card'],
  [[3], 'below above targets'],
  [['«card»'], 'inHand toFoundation wentHome lifted unseen on'],
  [['«move»'], 'hint'],
  [['«card»', '«other»'], 'onto remove removed'],
  [['«card»', '«pile»'], 'toPile'],
  [['«card»', '«target»'], 'to'],
  [['«card»', '«pile»', '«other»'], 'went'],
  [['«turns»'], 'askRedeal'],
  [['«rank»'], 'askSuit'],
  [[4, 7], 'piles'],
  [[5], 'row'],
]);

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
  of: [3, 5],
  goOn: ['«game»'],
  ...Object.fromEntries(Object.keys(REFUSED).map((name) => [name, [NAMES]])),
};

/** Every text by its path, those that tell of something being told. */
export function allTexts(texts: object, path = ''): [path: string, text: unknown][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (name === 'letters') return [];
    if (typeof value === 'function') {
      const all: Readonly<Record<string, readonly unknown[]>> =
        path === '' ? GIVEN : path === 'speech.' ? GIVEN_SPEECH : GIVEN_BELOW;
      const parameters = all[name];
      if (!parameters) throw new Error(`${path}${name} is a function: say in test/locales/told.ts what it is given`);
      const told = (value as (...given: readonly unknown[]) => unknown)(...parameters);
      return typeof told === 'object' ? allTexts(told!, `${path}${name}.`) : [[path + name, told]];
    }
    return typeof value === 'object' ? allTexts(value!, `${path}${name}.`) : [[path + name, value]];
  });
}

export const VARIANTS = [trustyTwelve, pyramidDozen, trefoilSolitaire, luckyThirteen, bakersDozen];

const { won: _won, previous: _previous, next: _next, ...roundTexts } = roundEnglish;

/** English with what games, calendar and round say, which they bring themselves. */
export const ENGLISH: Texts = {
  ...en,
  calendar: english,
  games: Object.fromEntries([
    ...VARIANTS.map(({ id, texts }) => [id, texts!.en] as const),
    // Of the extra games, translations have only this.
    ...EXAMPLES.map(({ variant: { id, texts } }) => [id, { first: texts!.en.first! }] as const),
  ]),
  round: roundTexts,
};

const isListed = (path: string, listed: readonly string[]): boolean =>
  listed.some((each) => path === each || path.startsWith(`${each}.`));

/** What to do about the texts that a translation lacks, except those that are listed as untranslated. */
export function faultsOf(tag: string, table: object, listed: readonly string[]): string[] {
  const paths = new Set(allTexts(table).map(([path]) => path));
  return allTexts(ENGLISH)
    .filter(([path]) => !paths.has(path) && !isListed(path, listed))
    .map(
      ([path]) =>
        `“${path}” is missing in ${tag}: translate it in src/locales/tables/${tag}.ts, or add it to src/locales/untranslated.ts`,
    );
}

/** What to do about the texts that are listed as untranslated, and are not. */
export const staleOf = (tables: readonly object[], listed: readonly string[]): string[] =>
  listed
    .filter((each) => tables.every((table) => faultsOf('', table, []).length === faultsOf('', table, [each]).length))
    .map((each) => `no translation lacks “${each}”: remove it from src/locales/untranslated.ts`);

/** What is told of cards of some ranks that would go on another one, of the rank above them. */
export const refused = ({ ranks, suits, card, refusals }: Texts, kind: string, wanted: readonly number[]): string[] => {
  const text = refusals[kind];
  const name = (rank: number) => ({
    rank: ranks[rank - 1]!,
    suit: suits[0]!,
    card: card(ranks[rank - 1]!, suits[0]!),
  });
  return wanted.map((rank) => {
    const names = { card: name(rank), lower: name(rank), onto: name(rank + 1), base: ranks[rank - 1]! };
    return typeof text === 'function' ? text(names) : String(text);
  });
};
