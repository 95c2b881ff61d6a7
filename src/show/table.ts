import { readTable } from '../describe/readings.js';
import { type Action, runLength } from '../engine/model/action.js';
import { codeOf } from '../engine/model/card.js';
import { topOf } from '../engine/model/position.js';
import type { Game } from '../engine/play/game.js';
import type { GameTexts } from '../games/variant/texts.js';
import type { Texts } from '../locales/en.js';
import type { Message } from '../play/stage/message.js';
import type { Settings } from '../play/storage/settings.js';
import { isLocked, type Parts } from './parts.js';

/** What lies on the table, and what is marked there. */
export interface TableValue {
  readonly game: Game | undefined;
  readonly disabled: boolean;
  /** Whether the page gives the height that the table has to fit into. */
  readonly isHeightGiven: boolean;
  readonly texts: Texts;
  readonly gameTexts: GameTexts;
  /** What a message is about: codes of cards, ids of piles, `turn` for the button of redeals and lifts. */
  readonly highlighted: ReadonlySet<string>;
  /** The action that a hint points out. */
  readonly hint: Action | undefined;
  readonly settings: Settings;
  /** Describes the whole table in words. */
  readonly description: () => string;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The message to show now, about the game in play or about what the table shows. */
export const messageOf = ({ advisor, stage }: Pick<Parts, 'advisor' | 'stage'>): Message | undefined =>
  advisor.message ?? stage.line?.message;

/** What on the table a legal action is about: codes of cards, ids of piles, and `turn` for the button of redeals and lifts. */
function highlightsOf(action: Action, { deal, position }: Game): ReadonlySet<string> {
  const codeAt = (pile: number, fromTop = 1) => codeOf(position.piles[pile]!.at(-fromTop)!);
  switch (action.type) {
    case 'move': {
      const { from, to } = action;
      const isEmpty = topOf(position.piles[to]!) === undefined;
      return new Set([codeAt(from, runLength(action)), isEmpty ? deal.rules.piles.all[to]!.id : codeAt(to)]);
    }
    case 'remove':
      return new Set(action.from.map((pile) => codeAt(pile)));
    case 'lift':
      return new Set([codeOf(position.piles[action.from]![action.index]!), 'turn']);
    default:
      return new Set([action.type === 'redeal' ? 'turn' : 'stock']);
  }
}

/** What the table shows now. */
export function tableValue(
  parts: Pick<Parts, 'variant' | 'stage' | 'advisor' | 'attributes' | 'settings' | 'language'>,
): TableValue {
  const { variant, stage, advisor, attributes, settings, language } = parts;
  const { game } = stage;
  const message = messageOf(parts);
  const action = message && 'action' in message ? message.action : null;
  return {
    game,
    disabled: isLocked(parts) || (stage.isReplay && stage.isRunning),
    isHeightGiven: attributes.one('fit', ['height']) === 'height',
    texts: language.spoken,
    gameTexts: language.gameTexts,
    highlighted: game && action ? highlightsOf(action, game) : NOTHING,
    hint: advisor.advice,
    settings: settings.settings,
    description: () => readTable(game!, language.texts, variant).join(' '),
  };
}
