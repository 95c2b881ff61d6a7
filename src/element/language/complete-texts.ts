import { type Texts, en } from '../../locales/en.js';

/** What the entries look like of those texts that a table may add to: of other games, options and ranks. */
const ENTRIES: Readonly<Record<string, unknown>> = { games: { name: '' }, options: '', letters: [0, ''] };

const isObject = (value: unknown): value is { [name: string]: unknown } => typeof value === 'object' && value !== null;

/** Whether a value is of the same type as a model, with all its parts. */
function isLike(given: unknown, model: unknown): boolean {
  if (!isObject(model)) return typeof given === typeof model;
  return isObject(given) && Object.keys(model).every((name) => isLike(given[name], model[name]));
}

/** A text, or a group of texts, with the model's in place of each that is missing or of another type. */
function complete(given: unknown, model: unknown): unknown {
  if (!isObject(model)) return typeof given === typeof model ? given : model;
  const parts = isObject(given) ? given : {};
  const texts = Object.entries(model).map(([name, each]) => [name, complete(parts[name], each)] as const);
  return Array.isArray(model) ? texts.map(([, text]) => text) : Object.fromEntries(texts);
}

/** The texts of a language: those of a table, and in English what it lacks, or has of another type. */
export function completeTexts(table: Partial<Texts>): Texts {
  const given = table as { readonly [name: string]: unknown };
  const texts = complete(given, en) as { [name: string]: unknown };
  for (const [name, model] of Object.entries(ENTRIES)) {
    const own = Object.entries(isObject(given[name]) ? given[name] : {}).filter(([, entry]) => isLike(entry, model));
    texts[name] = { ...Object.fromEntries(own), ...(texts[name] as object) };
  }
  return texts as Texts;
}
