import { completeTexts } from './locales/complete-texts.js';
import { readTable } from './describe/readings.js';
import { createGame, type Game, type GameRecord, games, type State, type Variant, verify } from './engine.js';
import { readNamed } from './engine/input/arguments.js';
import { quote } from './engine/input/quote.js';
import type { Texts } from './locales/en.js';
import { type PictureColours, readColours, readPiles } from './picture/read.js';
import { Drawing } from './picture/draw.js';

export type { PictureColours };

/** A deal: the id of a game, a seed or a deck, and the options of the game. */
export type Deal = Pick<State, 'game'> & Partial<Pick<GameRecord, 'seed' | 'deck' | 'options'>>;

/** The settings of {@link drawDeal}. */
export interface PictureSettings {
  /** The width in pixels, 100 to 4,000. Default: 640. */
  width?: number;
  /** The height in pixels, 100 to 4,000. Cards that need more are drawn smaller. Default: as tall as the cards need. */
  height?: number;
  /** The corner radius of the felt in pixels, 0 to 4,000. Default: 12. */
  radius?: number;
  /** The colours, by their names. Default: those of an element in a light scheme. */
  colours?: Partial<PictureColours>;
  /** The texts of a language, including the letters on the cards. Default: English. */
  texts?: Partial<Texts>;
  /** Your own games, or extra games, in addition to the five. Default: none. */
  variants?: readonly Variant[];
}

/**
 * Draws a position as the text of one static SVG, for places where readers can't play: mail, feeds and previews. The SVG has a title and a
 * description, contains no script or style sheet, and loads nothing.
 *
 * @param deal a state; a record, which is drawn at its end; or a deal, which is drawn before the first move.
 * @throws TypeError or RangeError that names what is wrong with the deal or a setting.
 */
export function drawDeal(deal: Deal | GameRecord | State, settings: PictureSettings = {}): string {
  const {
    width = 640,
    height,
    radius = 12,
    colours,
    texts = {},
    variants = [],
    ...others
  } = readNamed(settings, 'settings', '{ width: 640 }');
  for (const name of Object.keys(others)) {
    throw new RangeError(`unknown setting ${quote(name)}; allowed: width, height, radius, colours, texts, variants`);
  }
  const size = {
    width: pixels('width', width),
    height: height === undefined ? undefined : pixels('height', height),
    radius: pixels('radius', radius, 0),
  };
  const { state, game } = follow(deal, variants);
  const { rules } = game.deal;
  const words = completeTexts(readNamed(texts, 'texts', "{ undo: 'Zurück' }"));
  const position = readPiles(state.piles, rules.piles);
  const name = words.games[rules.id]?.name ?? rules.texts?.en.name ?? rules.id;
  const which = state.deck === undefined ? words.deal(state.seed) : words.ownDeal;
  const moves = state.moveCount > 0 ? [words.moves(state.moveCount)] : [];
  const drawing = new Drawing(rules, position, size, readColours(colours), words);
  return drawing.render(size, {
    title: [name, which, ...moves].join(words.comma),
    description: readTable({ position }, words, rules).join(' '),
  });
}

/** Where a deal, a record or a state leads, and a game of its deal. */
function follow(given: Deal | GameRecord | State, variants: readonly Variant[]): { state: State; game: Game } {
  const { game: id, seed, deck, options } = readNamed(given, 'deal', "{ game: 'bakers-dozen', seed: '42' }");
  const variant = games.includes(id) ? id : variants.find((each) => each.id === id);
  if (!variant) {
    const known = [...games, ...variants.map((each) => each.id)].join(', ');
    throw new RangeError(`deal is for the game ${quote(id)}; allowed: ${known}`);
  }
  if ((seed ?? deck ?? '') === '') throw new TypeError('deal has neither a seed nor a deck');
  const game = createGame(variant, { ...options, seed, deck });
  if ('piles' in given) {
    const { moveCount } = given;
    if (Number.isInteger(moveCount) && moveCount >= 0) return { state: given, game };
    throw new RangeError(`state has ${quote(moveCount)} as moveCount; allowed: a whole number, 0 or more`);
  }
  if (!('moves' in given) || given.moves === '') return { state: game.state, game };
  const replayed = verify(given, { variants });
  if (!replayed.ok) throw new RangeError(replayed.error);
  return { state: replayed.state, game };
}

function pixels(name: string, value: number, least = 100): number {
  if (typeof value === 'number' && value >= least && value <= 4000) return value;
  throw new RangeError(`${name} is ${quote(value)}; allowed: ${least} to 4000 pixels`);
}
