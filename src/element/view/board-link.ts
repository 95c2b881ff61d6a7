import { highlightsOf } from '../../board/hand/highlights.js';
import type { BoardConfig, BoardListener } from '../../board/state.js';
import { readTable } from '../../describe/readings.js';
import type { Controls } from '../controls/controls.js';
import { act } from '../controls/transport.js';
import type { Host } from '../host.js';
import type { Parts } from '../parts.js';
import type { TableKeys } from './explore/table-keys.js';
import type { ResultSheet } from './result/result-sheet.js';
import type { Announcer } from './speech/announcer.js';
import { messageOf } from './status/status-line.js';

const NOTHING: ReadonlySet<string> = new Set();

/** What the board shows now. */
export function boardConfig(
  { disabled }: Host,
  parts: Pick<Parts, 'variant' | 'stage' | 'advisor' | 'settings' | 'language'>,
  isHeightGiven: boolean,
): BoardConfig {
  const { variant, stage, advisor, settings, language } = parts;
  const { game } = stage;
  const message = messageOf(parts);
  const action = message && 'action' in message ? message.action : null;
  return {
    game,
    disabled: disabled || (stage.isReplay && stage.isRunning),
    isHeightGiven,
    texts: language.spoken,
    gameTexts: language.gameTexts,
    highlighted: game && action ? highlightsOf(action, game) : NOTHING,
    hint: advisor.advice,
    settings: settings.settings,
    description: () => readTable(game!, language.texts, variant).join(' '),
  };
}

/** What answers to the board, besides the parts of the element. */
export interface Heard {
  readonly narrator: Announcer;
  readonly controls: Controls;
  readonly keys: TableKeys;
  readonly result: ResultSheet;
}

/** What becomes of what the reader does on the board. */
export function boardListener(
  parts: Pick<Parts, 'session' | 'stage' | 'dealer' | 'advisor' | 'sounds'>,
  view: Heard,
  renderNow: () => void,
): BoardListener {
  const { session, stage, advisor, sounds } = parts;
  return {
    renderNow,
    act: (action) => act(parts, action),
    undo: () => void session.step('undo', 'player'),
    pickedUp: (card) => {
      advisor.pickedUp(card);
      void sounds.make('pickUp');
    },
    announce: (text) => view.keys.tell(text),
    refuse: (reason, isSeen) => {
      void sounds.make('refuse');
      if (!isSeen) return advisor.showMessage(reason);
      advisor.clearMessage();
      view.narrator.announceAfter(reason);
    },
    asks: ({ type }) => type === 'redeal' && view.keys.asksRedeal(),
    idle: () => view.narrator.announce(view.keys.idleReason!),
    touched: (key, isPile) => {
      const isUsed = view.keys.touched(key, isPile);
      // A replay has paused: the same press may pick up a card.
      if (isPile && stage.isReplay) renderNow();
      return isUsed;
    },
    key: (event) => (event.key === 'Escape' ? view.result.close() : view.keys.press(event)),
    rested: () => stage.isReplay || view.result.open(view.controls.wanted),
  };
}
