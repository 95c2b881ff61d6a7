import { cardName, pileName } from './names.js';
import { type PileKind, pyramidRow } from '../engine/model/piles.js';
import { faceDownIn, topOf } from '../engine/model/position.js';
import { isFree } from '../engine/model/pyramid.js';
import type { Game } from '../engine/play/game.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';
import { begun } from '../locales/words.js';

/** How many piles of the tableau are read at once. */
const AT_ONCE = 4;

type Seen = Pick<Game, 'position'>;

/** A pile with its visible cards, from the bottom one up. A squared pile shows only its top card. */
function readPile({ position }: Seen, pile: number, texts: Texts, variant: Variant): string {
  const { kind } = variant.piles.all[pile]!;
  const cards = position.piles[pile]!;
  const hidden = faceDownIn(position, pile);
  const seen = kind === 'tableau' ? cards.slice(hidden) : cards.slice(-1);
  const names = [...(hidden > 0 ? [texts.faceDown(hidden)] : []), ...seen.map((card) => cardName(card, texts))];
  const name = pileName(variant, pile, texts);
  return names.length === 0 ? `${texts.empty(name)}.` : texts.holds(name, names.join(texts.comma));
}

/** The whole table in parts: each pile of the tableau, each row of a pyramid, and all piles of any other kind at once. */
export function readTable(game: Seen, texts: Texts, variant: Variant): string[] {
  const { all } = variant.piles;
  const parts = new Map<string, string[]>();
  all.forEach(({ id, kind }, pile) => {
    const cards = game.position.piles[pile]!;
    if (kind === 'pyramid' && cards.length === 0) return;
    const part = kind === 'tableau' ? id : kind === 'pyramid' ? `row ${rowOf(pile, variant)}` : kind;
    const text = kind === 'stock' ? `${texts.left(cards.length)}.` : readPile(game, pile, texts, variant);
    parts.set(part, [...(parts.get(part) ?? []), text]);
  });
  return [...parts.values()].map((texts) => texts.join(' '));
}

const rowOf = (pile: number, { piles }: Variant): number => pyramidRow(piles.pyramid.indexOf(pile));

/** A pile from its top, each card on the next one. */
export function readDown({ position }: Seen, pile: number, texts: Texts, variant: Variant): string {
  const { kind } = variant.piles.all[pile]!;
  const cards = position.piles[pile]!;
  const name = pileName(variant, pile, texts);
  const hidden = faceDownIn(position, pile);
  if (kind === 'stock') return texts.left(cards.length);
  if (cards.length === 0) return texts.empty(name);
  const names = cards
    .slice(hidden)
    .reverse()
    .map((card, i) => (i > 0 ? texts.speech.on : String)(cardName(card, texts)));
  return begun(texts.holds(name, [...names, ...(hidden > 0 ? [texts.faceDown(hidden)] : [])].join(texts.comma)));
}

/** The top card of a pile; of an empty one, its name. */
function readTop({ position }: Seen, pile: number, texts: Texts, variant: Variant): string {
  const top = topOf(position.piles[pile]!);
  return top === undefined ? texts.empty(pileName(variant, pile, texts)) : cardName(top, texts);
}

/** All cards that lie on top: the tableau a few piles at a time, a pyramid row by row, any other piles by kind. */
export function readTops(game: Seen, texts: Texts, variant: Variant): string[] {
  const { piles } = variant;
  const { speech, comma } = texts;
  const cards = game.position.piles;
  const nameOf = (pile: number) => readTop(game, pile, texts, variant);
  const columns = piles.tableau.flatMap((_, i) => {
    if (i % AT_ONCE > 0) return [];
    const some = piles.tableau.slice(i, i + AT_ONCE);
    return [texts.holds(speech.piles(i + 1, i + some.length), some.map(nameOf).join(comma))];
  });
  const free = piles.pyramid.filter((pile) => isFree(piles, game.position, pile));
  const rows = [...new Set(free.map((pile) => rowOf(pile, variant)))].map((row) =>
    texts.holds(
      speech.row(row),
      free
        .filter((pile) => rowOf(pile, variant) === row)
        .map(nameOf)
        .join(comma),
    ),
  );
  const others = (['cell', 'reserve', 'waste', 'foundation'] satisfies PileKind[]).flatMap((kind) => {
    const some = piles.all.flatMap((each, pile) => (each.kind === kind && cards[pile]!.length > 0 ? [pile] : []));
    return some.length > 0
      ? [`${some.map((pile) => texts.at(nameOf(pile), pileName(variant, pile, texts))).join(comma)}.`]
      : [];
  });
  return [...columns, ...rows, ...others];
}

/** What lies on the foundations; in a game without, how much is left. */
export function readFoundations({ position }: Seen, texts: Texts, variant: Variant): string {
  const { foundations, stock, pyramid } = variant.piles;
  const inPyramid = pyramid.filter((pile) => position.piles[pile]!.length > 0).length;
  const rest = [
    ...(pyramid.length > 0 ? [texts.short(inPyramid)] : []),
    ...(stock >= 0 ? [texts.left(position.piles[stock]!.length)] : []),
  ];
  const tops = foundations.map((pile) => readTop({ position }, pile, texts, variant));
  return (tops.length > 0 ? tops : rest).join(texts.comma);
}
