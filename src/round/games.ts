import { type DailyGame, isGame, playDay } from '../calendar/game.js';
import type { GameDays } from './standing.js';

/** The games of a round if the page names none. */
const USUAL = ['trusty-twelve', 'pyramid-dozen', 'trefoil-solitaire', 'lucky-thirteen', 'bakers-dozen'];

/** What the round itself decides of a game. */
const DECIDED = /^(seed|deck|daily|deals|difficulty|poster)$/;

/** Where the round shows a game. */
export const SLOT = 'table';

/** What the round uses of an element beside its days. */
interface RoundElement extends DailyGame {
  readonly status: string;
  readonly moveCount: number;
  readonly updateComplete: Promise<unknown>;
}

/** A game of a round, as the strip shows it. */
export interface NamedGame extends GameDays {
  readonly label: string;
}

/** The tag names in an attribute, each once; the usual five without any. */
export function tagsIn(games: string | null): string[] {
  const tags = (games ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return tags[0] ? [...new Set(tags)] : USUAL;
}

/** The elements of a round. Each game has one, which stays the same when it is put away. */
export class RoundGames {
  readonly #round: HTMLElement;
  /** Holds the elements that are not on the table. They need a place on the page to know their language and their days. */
  readonly #away: Element;
  #all: readonly RoundElement[] = [];

  constructor(round: HTMLElement, away: Element) {
    this.#round = round;
    this.#away = away;
  }

  /** Those whose scripts are there, in the order of the round. */
  get all(): readonly RoundElement[] {
    return this.#all;
  }

  get shown(): NamedGame[] {
    return this.#all.map((element) => ({ game: element.localName, label: element.label, days: element.days }));
  }

  /** The one on the table. */
  get current(): RoundElement | undefined {
    return this.#all.find(({ parentNode }) => parentNode === this.#round);
  }

  /** Creates the games of these tags that are there. Resolves when each knows its days, with whether they are still the same. */
  async find(tags: readonly string[]): Promise<boolean> {
    const before = this.#all;
    const games = tags.flatMap((tag) => before.find(({ localName }) => localName === tag) ?? this.#create(tag) ?? []);
    this.#all = games;
    for (const game of before) if (!games.includes(game)) game.replaceWith();
    for (const game of games) if (!game.parentNode) this.#away.append(game);
    await Promise.all(games.map(({ updateComplete }) => updateComplete));
    return this.#all === games;
  }

  /** Creates the closed element of a game, which neither deals nor draws a table; `undefined` if its script isn't there. */
  #create(tag: string): RoundElement | undefined {
    if (!customElements.get(tag)) return undefined;
    const game = this.#round.ownerDocument.createElement(tag);
    if (!isGame(game)) return undefined;
    for (const name of this.#round.getAttributeNames()) this.#handOnTo(game, name);
    return Object.assign(game, { poster: true, daily: true, slot: SLOT }) as unknown as RoundElement;
  }

  /** Hands an attribute of the round on to all games that have it, such as `buttons`. The deal is the round's own business. */
  handOn(name: string): void {
    for (const game of this.#all) this.#handOnTo(game, name);
  }

  #handOnTo(game: Element, name: string): void {
    const { observedAttributes } = game.constructor as { readonly observedAttributes?: readonly string[] };
    if (DECIDED.test(name) || (name !== 'lang' && !observedAttributes?.includes(name))) return;
    const value = this.#round.getAttribute(name);
    if (value === null) game.removeAttribute(name);
    else game.setAttribute(name, value);
  }

  /**
   * Puts a game on the table. The one before keeps its moves, as any element does that is moved.
   *
   * @param day today, whose deal is opened; `undefined` leaves a closed element closed.
   */
  put(game: RoundElement, day: string | undefined): void {
    const before = this.current;
    if (before !== game) this.#round.append(game);
    if (before && before !== game) this.#away.append(before);
    if (day) playDay(game, day, true);
  }
}
