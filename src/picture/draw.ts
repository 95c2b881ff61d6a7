import { arrange } from '../board/layout/arrange.js';
import { boxOf, cornerAt, type Geometry, lay, type Point, spreadOf } from '../board/layout/geometry.js';
import { coveringCards, hiddenIn } from '../board/layout/visibility.js';
import { backPath } from '../cards/back.js';
import { faceMarks, type FaceStyle, signOf } from '../cards/face.js';
import type { Tones } from '../cards/path.js';
import { type Card, suit as suitOf } from '../engine/model/card.js';
import type { Position } from '../engine/model/position.js';
import { layoutsOf } from '../games/variant/defaults.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';
import type { PictureColours } from './read.js';
import { escaped, short, shortPath, Symbols } from './markup.js';

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  /** Default: what the cards need. */
  readonly height: number | undefined;
  /** The radius of the felt's corners. */
  readonly radius: number;
}

export interface Captions {
  readonly title: string;
  readonly description: string;
}

/** Between the cards and the edge of the picture, in pixels. */
const PADDING = 12;

/** The widest card, as a share of the picture. */
const WIDEST_CARD = 0.15;

/** The width of a card in its own drawing. */
const UNITS = 50;

/**
 * A picture is often shown smaller than it is, so its cards have the large faces. These also share few marks, which keeps the file small.
 */
const SETTINGS = { large: true, mirror: false };

const CARD = 'width="50" height="70" rx="4"';

/** Draws a position as the text of an SVG that needs no style sheet. */
export class Drawing {
  readonly #variant: Variant;
  readonly #position: Position;
  readonly #colours: PictureColours;
  readonly #texts: Texts;
  readonly #geometry: Geometry;
  readonly #symbols = new Symbols();

  constructor(variant: Variant, position: Position, size: PictureSize, colours: PictureColours, texts: Texts) {
    this.#variant = variant;
    this.#position = position;
    this.#colours = colours;
    this.#texts = texts;
    // In a picture without a given height, cards are sized for a square.
    const { width, height = width } = size;
    const available = { width: width - 2 * PADDING, height: height - 2 * PADDING, leastCard: 0 };
    const arrangement = arrange(layoutsOf(variant), available, width * WIDEST_CARD, SETTINGS);
    // No further card will come.
    this.#geometry = lay(arrangement, position, size.height === undefined ? undefined : available, { isOver: true });
  }

  render({ width, height, radius }: PictureSize, { title, description }: Captions): string {
    const piles = this.#variant.piles.all.map((_, pile) => this.#pile(pile)).join('');
    const needed = this.#tableHeight + 2 * PADDING;
    const shown = height ?? needed;
    const top = (shown - needed) / 2 + PADDING;
    const felt = this.#ground(this.#colours.felt);
    const black = this.#ground(this.#colours.black);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${shown}" viewBox="0 0 ${width} ${shown}" role="img">` +
      `<title>${escaped(title)}</title><desc>${escaped(description)}</desc>${this.#symbols.definitions}` +
      `<rect width="100%" height="100%" rx="${radius}" fill="${felt}"/>` +
      `<g transform="translate(${PADDING} ${short(top)}) scale(${this.#scale})" fill="${black}" fill-rule="evenodd">${piles}</g></svg>\n`
    );
  }

  /** From a card's own units to pixels. */
  get #scale(): number {
    return this.#geometry.cardWidth / UNITS;
  }

  /** Down to the lowest card or place. */
  get #tableHeight(): number {
    return Math.max(
      ...this.#position.piles.map(({ length: cards }, pile) => {
        if (this.#variant.piles.all[pile]!.kind === 'pyramid' && cards === 0) return 0;
        const { y, height } = boxOf(this.#geometry, pile);
        return y + height;
      }),
    );
  }

  #pile(pile: number): string {
    const { kind } = this.#variant.piles.all[pile]!;
    const cards = this.#position.piles[pile]!;
    if (cards.length === 0) return kind === 'pyramid' ? '' : this.#place(pile);
    const hidden = hiddenIn(this.#position, this.#variant.piles, pile);
    const spread = spreadOf(this.#geometry, pile);
    const isHalf = coveringCards(this.#position, this.#variant.piles, this.#geometry.layout, pile) > 1;
    const drawn = cards.map((card, index) => {
      const corner = cornerAt(spread, index);
      if (index < hidden) return this.#back(corner);
      return this.#at(corner, this.#face(card, spread.face, isHalf), this.#ink(card));
    });
    // Of squared cards only the top one is seen.
    const seen = drawn.slice(spread.squared);
    return seen.join('') + (kind === 'stock' ? this.#at(spread, this.#count(cards.length)) : '');
  }

  #face(card: Card, style: FaceStyle, isHalf: boolean): string {
    const marks = faceMarks(card, style, this.#texts.letters, isHalf);
    return this.#paper() + marks.map((mark) => this.#symbols.use(this.#mark(mark))).join('');
  }

  #mark({ ink, gold }: Tones): string {
    const inked = `<path d="${shortPath(ink)}"/>`;
    return gold ? `<g><path d="${shortPath(gold)}" fill="${this.#colours.gold}"/>${inked}</g>` : inked;
  }

  /** One element for each, because there may be many. */
  #back({ x, y }: Point): string {
    const pattern = `<path d="${shortPath(backPath())}" fill="${this.#ground(this.#colours.back)}"/>`;
    const at = ` x="${short(x / this.#scale)}" y="${short(y / this.#scale)}"`;
    return this.#symbols.use(`<g>${this.#paper()}${pattern}</g>`, at);
  }

  #paper(): string {
    return this.#symbols.use(
      `<rect ${CARD} fill="${this.#colours.card}" stroke="${this.#ground(this.#colours.black)}" stroke-opacity=".35" stroke-width=".7"/>`,
    );
  }

  /** Where an empty pile lies. */
  #place(pile: number): string {
    const { all, foundations } = this.#variant.piles;
    const { feltInk } = this.#colours;
    const dashes = all[pile]!.kind === 'tableau' ? ' stroke-dasharray="4 3"' : '';
    const outline = `<rect ${CARD} fill="none" stroke="${feltInk}" stroke-opacity=".5" stroke-width="1.5"${dashes}/>`;
    const base = this.#variant.base?.(this.#position);
    const sign = signOf(all[pile]!.kind, foundations.indexOf(pile), base, this.#texts.letters)?.ink ?? '';
    const mark = sign && this.#symbols.use(`<path d="${shortPath(sign)}" fill="${feltInk}" fill-opacity=".5"/>`);
    return this.#at(spreadOf(this.#geometry, pile), this.#symbols.use(outline) + mark);
  }

  /** How many cards are left in the stock. */
  #count(count: number): string {
    const number = escaped(this.#texts.number(count));
    return (
      `<rect x="10" y="51" width="30" height="16" rx="8" fill="${this.#ground('#000')}" fill-opacity=".65"/>` +
      `<text x="25" y="63" font-family="sans-serif" font-size="12" font-weight="600" text-anchor="middle" fill="#fff">${number}</text>`
    );
  }

  /**
   * A paint for felt, ink and edges. Extensions that darken pages treat a plain fill as text and lighten it, and a gradient as a background
   * and darken it. Paper and signs on the felt therefore have plain fills, and what they contrast with has a gradient of one colour.
   */
  #ground(colour: string): string {
    return this.#symbols.paint(`<linearGradient><stop stop-color="${colour}"/></linearGradient>`);
  }

  #ink(card: Card): string {
    const { clubs, diamonds, red, black } = this.#colours;
    return [clubs, diamonds, red, black][suitOf(card)]!;
  }

  #at({ x, y }: Point, content: string, fill?: string): string {
    const at = `${short(x / this.#scale)} ${short(y / this.#scale)}`;
    // Elements without a fill are black.
    const filled = fill && fill !== this.#colours.black ? ` fill="${this.#ground(fill)}"` : '';
    return `<g transform="translate(${at})"${filled}>${content}</g>`;
  }
}
