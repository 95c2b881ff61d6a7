import type { Game } from '../engine/play/game.js';
import { layoutsOf } from '../games/variant/defaults.js';
import type { Variant } from '../games/variant/variant.js';
import type { TextName, Texts } from '../locales/en.js';

/** A control that has a key. */
export interface KeyControl {
  readonly name: TextName;
  /** A small letter. */
  readonly key?: string;
  /** With which keys it stands. Default: with those of the bar. */
  readonly keyGroup?: 'table' | 'look';
}

type Line = readonly [key: string, meaning: string];

type Group = readonly [heading: string, lines: readonly Line[]];

/** Whether there is anything to draw, redeal or lift. A stock that only refills piles is none. */
function hasTurn(variant: Variant, game: Game | undefined): boolean {
  const { waste } = variant.piles;
  return waste >= 0 || !!layoutsOf(variant)[0]!.turn || !!game?.actions.some(({ type }) => type === 'draw');
}

type Lines = readonly Line[];

const linesOfTable = ({ piles }: Variant, { arrows, enter, escape, speech: { keys } }: Texts): Lines => [
  ['← → ↑ ↓', arrows],
  ['1 … 9 0', keys.piles],
  ...(piles.tableau.length > 10 ? [['⇧ 1 … 6', keys.piles] as const] : []),
  ['. ,', keys.playable],
  ['Home End', keys.ends],
  ['Enter ␣', enter],
  ['Esc ⌫', escape],
];

const linesToLook = ({ piles }: Variant, { describe, speech: { keys } }: Texts): Lines => [
  ['P', keys.pile],
  ['T', keys.tops],
  ['D', describe],
  ['W', keys.where],
  ...(piles.foundations.length > 0 ? [['A', keys.foundations] as const] : []),
  ['I', keys.state],
];

/**
 * The keys and what they do, in groups with their headings, without those that do nothing in a game.
 *
 * @param controls those of the game that have a key.
 */
export function keyGroups(
  variant: Variant,
  game: Game | undefined,
  texts: Texts,
  controls: readonly KeyControl[],
): readonly Group[] {
  const { speech, comma, solution, replay, stepBack, stepOn, play, pause, toEnd } = texts;
  const { keys } = speech;
  const linesOf = (group?: KeyControl['keyGroup']): Lines =>
    controls.filter(({ keyGroup }) => keyGroup === group).map(({ key, name }) => [key!.toUpperCase(), texts[name]]);
  const turn: Lines = hasTurn(variant, game) ? [['S', texts.turn]] : [];
  return [
    [
      texts.table,
      [...linesOfTable(variant, texts), ...turn, ...linesOf('table'), ['G', keys.goHint], ['M', keys.moves]],
    ],
    [speech.look, [...linesToLook(variant, texts), ...linesOf('look'), ['L', keys.last]]],
    [texts.toolbar, [...linesOf(), ['?', texts.keys]]],
    [
      // While a line of moves is gone along.
      solution + comma + replay,
      [
        ['← →', stepBack + comma + stepOn],
        ['␣', play + comma + pause],
        ['End', toEnd],
        ['+ −', keys.speed],
        ['Esc', texts.stop],
      ],
    ],
  ];
}
