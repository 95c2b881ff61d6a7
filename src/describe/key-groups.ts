import type { Game } from '../engine/play/game.js';
import { layoutsOf } from '../games/variant/defaults.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';

/** Whether there is anything to draw, redeal or lift. A stock that only refills piles is none. */
function hasTurn(variant: Variant, game: Game | undefined): boolean {
  const { waste } = variant.piles;
  return waste >= 0 || !!layoutsOf(variant)[0]!.turn || !!game?.actions.some(({ type }) => type === 'draw');
}

type Line = readonly [key: string, meaning: string];

/** The keys and what they do, in groups with their headings, without those that do nothing in a game. */
export function keyGroups(
  variant: Variant,
  game: Game | undefined,
  texts: Texts,
): readonly (readonly [heading: string, lines: readonly Line[]])[] {
  const { speech, comma } = texts;
  const { keys } = speech;
  const line = (key: string, meaning: string, isThere = true): Line[] => (isThere ? [[key, meaning]] : []);
  const both = (one: string, other: string) => one + comma + other;
  return [
    [
      texts.table,
      [
        ...line('← → ↑ ↓', texts.arrows),
        ...line('1 … 9 0', keys.piles),
        ...line('⇧ 1 … 6', keys.piles, variant.piles.tableau.length > 10),
        ...line('. ,', keys.playable),
        ...line('Home End', keys.ends),
        ...line('Enter ␣', texts.enter),
        ...line('Esc ⌫', texts.escape),
        ...line('S', texts.turn, hasTurn(variant, game)),
        ...line('H', texts.hint),
        ...line('G', keys.goHint),
        ...line('M', keys.moves),
      ],
    ],
    [
      speech.look,
      [
        ...line('P', keys.pile),
        ...line('T', keys.tops),
        ...line('D', texts.describe),
        ...line('W', keys.where),
        ...line('A', keys.foundations, variant.piles.foundations.length > 0),
        ...line('I', keys.state),
        ...line('V', texts.verdict),
        ...line('L', keys.last),
      ],
    ],
    [
      texts.toolbar,
      [
        ...line('U', texts.undo),
        ...line('R', texts.redo),
        ...line('F', texts.finish, !!variant.safe),
        ...line('N', texts.new),
        ...line('?', texts.keys),
      ],
    ],
    [
      both(texts.solution, texts.replay),
      [
        ...line('← →', both(texts.stepBack, texts.stepOn)),
        ...line('␣', both(texts.play, texts.pause)),
        ...line('Home End', both(texts.stepBack, texts.toEnd)),
        ...line('+ −', keys.speed),
        ...line('Esc', texts.stop),
      ],
    ],
  ];
}
