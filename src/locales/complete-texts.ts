import { type Texts, en } from './en.js';

type Named = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Named => typeof value === 'object' && value !== null;

const isText = (value: unknown): boolean => typeof value === 'string';

const isSentence = (value: unknown): boolean => isText(value) || typeof value === 'function';

const isRules = (value: unknown): boolean => Array.isArray(value) || typeof value === 'function';

const groupOf = (value: unknown): Named => (isObject(value) ? value : {});

/** The entries of a group that pass a check; none where it is no group. */
const only = (group: unknown, isRight: (entry: unknown) => boolean): Named =>
  Object.fromEntries(Object.entries(groupOf(group)).filter(([, entry]) => isRight(entry)));

/** What is right of the texts of a game, over those below. */
function gameEntry(given: unknown, below: Partial<Texts['games'][string]> = {}): Named {
  const { name, first, rules, refusals, options } = groupOf(given);
  return {
    ...below,
    ...only({ name, first }, isText),
    ...only({ rules }, isRules),
    refusals: { ...below.refusals, ...only(refusals, isSentence) },
    options: { ...below.options, ...only(options, isText) },
  };
}

const isLetter = (entry: unknown): boolean =>
  Array.isArray(entry) && typeof entry[0] === 'number' && typeof entry[1] === 'string';

/** A text, or a group of texts, as the model has them. What is below stands in for each that is missing or of another type. */
function complete(given: unknown, below: unknown, model: unknown): unknown {
  if (!isObject(model)) return typeof given === typeof model ? given : below;
  const texts = Object.entries(model).map(
    ([name, each]) => [name, complete(groupOf(given)[name], (below as Named | undefined)?.[name], each)] as const,
  );
  return Array.isArray(model) ? texts.map(([, text]) => text) : Object.fromEntries(texts);
}

/** The texts of a table over those below, each that is of the type it has in English. What neither has is `undefined`. */
export function completeTexts(table: Partial<Texts> | undefined, below: Partial<Texts> = en): Texts {
  // Texts below are complete already.
  if (!table) return below as Texts;
  const games = Object.entries(only(table.games, isObject)).map(([id, given]) => [
    id,
    gameEntry(given, below.games?.[id]),
  ]);
  return {
    ...(complete(table, below, en) as Texts),
    // Of these a table may have more than English has.
    games: { ...below.games, ...(Object.fromEntries(games) as Texts['games']) },
    refusals: { ...below.refusals, ...only(table.refusals, isSentence) } as Texts['refusals'],
    // Their lack means something: A, J, Q and K.
    letters: only(table.letters ?? below.letters, isLetter) as Texts['letters'],
    // Calendar and round, which may be of another version, complete theirs themselves.
    calendar: { ...below.calendar, ...table.calendar } as Texts['calendar'],
    round: { ...below.round, ...table.round } as Texts['round'],
  };
}
