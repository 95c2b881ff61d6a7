import { type Texts, en } from '../../locales/en.js';

type Named = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is Named => typeof value === 'object' && value !== null;

const isSentence = (value: unknown): boolean => typeof value === 'string' || typeof value === 'function';

const isText = (value: unknown): boolean => typeof value === 'string';

const isRules = (value: unknown): boolean => Array.isArray(value) || typeof value === 'function';

/** The entries of a group that pass a check; none where it is no group. */
const only = (group: unknown, isRight: (entry: unknown) => boolean): Named =>
  Object.fromEntries(Object.entries(isObject(group) ? group : {}).filter(([, entry]) => isRight(entry)));

/** What is right of the texts of a game. */
function gameEntry(given: unknown): Named {
  const { name, rules, refusals, options } = isObject(given) ? given : {};
  return {
    ...(isText(name) && { name }),
    ...(isRules(rules) && { rules }),
    refusals: only(refusals, isSentence),
    options: only(options, isText),
  };
}

const isLetter = (entry: unknown): boolean =>
  Array.isArray(entry) && typeof entry[0] === 'number' && typeof entry[1] === 'string';

/** A text, or a group of texts. The model's stand in for each that is missing or of another type. */
function complete(given: unknown, model: unknown): unknown {
  if (!isObject(model)) return typeof given === typeof model ? given : model;
  const parts = isObject(given) ? given : {};
  const texts = Object.entries(model).map(([name, each]) => [name, complete(parts[name], each)] as const);
  return Array.isArray(model) ? texts.map(([, text]) => text) : Object.fromEntries(texts);
}

/** The texts of a language. English stands in for what a table lacks, or has of another type. */
export function completeTexts(table: Partial<Texts>): Texts {
  const games = Object.entries(only(table.games, isObject)).map(([id, given]) => [id, gameEntry(given)]);
  return {
    ...(complete(table, en) as Texts),
    // Of these a table may have more than English has.
    games: Object.fromEntries(games) as Texts['games'],
    refusals: { ...en.refusals, ...only(table.refusals, isSentence) } as Texts['refusals'],
    letters: only(table.letters, isLetter) as Texts['letters'],
    // The calendar, which may be of another version, completes it itself.
    calendar: table.calendar as Texts['calendar'],
  };
}
