import type { BoardConfig } from '../board/config.js';
import { readTable } from '../describe/readings.js';
import { type Action, runLength } from '../engine/model/action.js';
import { codeOf } from '../engine/model/card.js';
import { topOf } from '../engine/model/position.js';
import type { Game } from '../engine/play/game.js';
import type { Message } from '../play/stage/message.js';
import { isLocked, type Parts } from './parts.js';

const NOTHING: ReadonlySet<string> = new Set();

/** The message to show now, about the game in play or about what the table shows. */
export const messageOf = ({ advisor, stage }: Pick<Parts, 'advisor' | 'stage'>): Message | undefined =>
  advisor.message ?? stage.line?.message;

/** What on the table a legal action is about: codes of cards, ids of piles, and `turn` for the button of redeals and lifts. */
export function highlightsOf(action: Action, { deal, position }: Game): ReadonlySet<string> {
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
export function boardConfig(
  parts: Pick<Parts, 'variant' | 'stage' | 'advisor' | 'attributes' | 'settings' | 'language'>,
): BoardConfig {
  const { variant, stage, advisor, attributes, settings, language } = parts;
  const { game } = stage;
  const message = messageOf(parts);
  const better = message?.about === 'lesson' ? message.better : undefined;
  const action = better ?? (message && 'action' in message ? message.action : null);
  return {
    game,
    disabled: isLocked(parts) || (stage.isReplay && stage.isRunning),
    isHeightGiven: attributes.one('fit', ['height']) === 'height',
    texts: language.spoken,
    gameTexts: language.gameTexts,
    highlighted: game && action ? highlightsOf(action, game) : NOTHING,
    hint: better ?? advisor.advice,
    settings: settings.settings,
    description: () => readTable(game!, language.texts, variant).join(' '),
  };
}
