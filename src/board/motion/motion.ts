import type { TemplateResult } from 'lit';
import type { Card } from '../../engine/model/card.js';
import type { Action } from '../../engine/model/action.js';
import type { Game } from '../../engine/play/game.js';
import { deckAt, type Geometry, type Point, spreadOf } from '../layout/geometry.js';
import { celebrate } from './celebration.js';
import { type Courses, coursesOf, type PastScene } from './course.js';
import { backGhost, ghostOf, showDeck } from './ghost.js';
import { pointOut } from './hint.js';
import { type Paced, paceOf } from './pace.js';
import { endOfDeal, GATHERING } from './passage.js';
import { isCovered, land } from './placement.js';
import { place, slidePlaces } from './place.js';
import { landed } from './travel.js';

/** Where a card lies. */
export interface CardPlace {
  readonly card: Card;
  readonly at: Point;
  readonly isFaceDown: boolean;
}

/** What was rendered. */
export interface Scene extends Paced {
  readonly table: HTMLElement;
  readonly cards: readonly CardPlace[];
  /** The element of each card. An element that keeps the focus can be elsewhere in the document for a moment. */
  readonly elements: readonly HTMLElement[];
  readonly game: Game;
  readonly geometry: Geometry;
  /** Draws the back of a card. Many games never show one. */
  readonly back: () => TemplateResult;
  /** The move that is pointed out. */
  readonly hint: Action | undefined;
  /** How much slower than usual everything moves; 0: no motion. */
  readonly pace: number;
}

const NO_COURSES: Courses = new Map();

/** What moves on a table, all of it by the Web Animations API. Nothing in the game waits for it. */
export class Motion {
  readonly #rested: () => void;
  readonly #sort: () => boolean;
  #shown: PastScene | undefined;
  #geometry: Geometry | undefined;
  /** The cards that were rendered last. */
  #cards = new Map<Card, HTMLElement>();
  /** The previous sides of cards that have been turned over. */
  #sides = new Map<Card, HTMLElement>();
  /** The animations that any input ends: a celebration, and what moves beside the cards. */
  #show: Animation[] = [];
  /** Whether cards leave one after another. Any input lands them. */
  #isLeaving = false;
  #hint: Action | undefined;
  #ghosts: Animation[] = [];
  /** Identifies the end of a game that is being shown. */
  #end: object | undefined;

  /**
   * @param rested is called once the last card of a game just won or lost has landed, and a win was celebrated.
   * @param sort puts the cards into their order in the document before one lands. Returns whether that was possible.
   */
  constructor(rested: () => void, sort: () => boolean) {
    this.#rested = rested;
    this.#sort = sort;
  }

  /** Called before cards are rendered. Keeps the sides they are about to hide, unless another one still lies on them. */
  turn(cards: readonly CardPlace[]): void {
    for (const { card, isFaceDown } of cards) {
      const element = this.#cards.get(card);
      if (element && element.matches('.back') !== isFaceDown && !isCovered(element))
        this.#sides.set(card, ghostOf(element));
    }
  }

  /** Brings the cards to where they were rendered. */
  show(scene: Scene): void {
    const { table, cards, elements, game, geometry, pace } = scene;
    const { stock } = game.deal.rules.piles;
    const deck = stock < 0 ? deckAt(geometry) : spreadOf(geometry, stock);
    const before = this.#geometry;
    const shown = this.#shown;
    const isChanged = game !== shown?.game || game.position !== shown.position;
    const courses = pace > 0 && isChanged ? coursesOf(shown, game) : NO_COURSES;
    if (isChanged) this.#end = undefined;
    if (isChanged || pace === 0) this.skip();
    const last = Math.max(0, ...[...courses.values()].map(({ wait }) => wait));
    const isDealt = [...courses.values()].some((course) => course.isDealt);
    const back = isDealt ? backGhost(scene.back()) : undefined;
    const shared = { wait: 0, last, pace, sort: this.#sort, deck };
    cards.forEach(({ card, at, isFaceDown }, i) => {
      const course = courses.get(card);
      const turned = course?.isDealt && !isFaceDown ? (back!.cloneNode(true) as HTMLElement) : undefined;
      place(elements[i]!, at, i + 1, { ...shared, ...course, side: this.#sides.get(card), back: turned });
    });
    const slides = isChanged && pace > 0 && before ? slidePlaces(table, before, geometry, pace) : [];
    this.#geometry = geometry;
    if (last > 0) {
      this.#show = slides;
      this.#isLeaving = true;
    }
    if (back) {
      const until = GATHERING + last;
      this.#show.push(showDeck(table, back, deck, until * pace, endOfDeal(until) * pace));
    }
    this.#cards = new Map(cards.map(({ card }, i) => [card, elements[i]!]));
    this.#sides.clear();
    this.#shown = { game, position: game.position, isPlaying: game.status === 'playing' };
    this.#point(scene);
    if (shown?.game === game && shown.isPlaying && game.status !== 'playing') void this.#finish(scene, elements);
  }

  #point({ table, game, geometry, hint, pace }: Scene): void {
    if (hint === this.#hint) return;
    this.#hint = hint;
    for (const ghost of this.#ghosts) ghost.cancel();
    this.#ghosts = hint && pace > 0 ? pointOut(hint, table, game, geometry, pace) : [];
  }

  async #finish(scene: Scene, elements: readonly HTMLElement[]): Promise<void> {
    const { table, game, pace } = scene;
    const end = (this.#end = {});
    await landed(elements);
    if (end !== this.#end) return;
    // While the last card travelled, the reader may have asked for less motion.
    const now = pace && paceOf(scene);
    if (game.status === 'won' && now > 0 && table.clientWidth > 0) {
      this.#show = celebrate(table, elements, now);
      await Promise.allSettled(this.#show.map(({ finished }) => finished));
    }
    if (end === this.#end) this.#rested();
  }

  /** Lands all cards in their places. */
  land(): void {
    for (const card of this.#cards.values()) land(card);
  }

  /** Ends everything that any input ends. */
  skip = (): void => {
    for (const each of this.#show.splice(0)) each.finish();
    if (this.#isLeaving) this.land();
    this.#isLeaving = false;
  };
}
