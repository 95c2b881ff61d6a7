import type { KeyPress } from '../board/input/characters.js';
import type { Action } from '../engine/model/action.js';
import type { Card } from '../engine/model/card.js';
import { playForReader } from '../play/reader-plays.js';
import type { Parts } from './parts.js';
import type { Screen } from './screen.js';
import type { ResultSheet } from './ending/result.js';
import type { TableKeys } from './keys/table-keys.js';

/** The parts of a show that answer the reader. */
interface Answering {
  readonly keys: TableKeys;
  readonly result: ResultSheet;
}

type ListenerParts = Pick<Parts, 'session' | 'stage' | 'dealer' | 'advisor'>;

/** Answers what the reader does on the table. The board calls it. */
export const tableListener = (parts: ListenerParts, screen: Screen, show: Answering) => {
  const { session, stage, advisor } = parts;
  return {
    renderNow: () => screen.renderNow(),
    act: (action: Action) => playForReader(parts, action),
    undo: () => void session.step('undo', 'player'),
    pickedUp: (card: Card) => {
      advisor.pickedUp(card);
      screen.sound('pickUp');
    },
    announce: (text: string) => show.keys.tell(text),
    refuse: (reason: string, isSeen: boolean) => {
      screen.sound('refuse');
      show.keys.tell(reason, !isSeen, true);
    },
    asks: ({ type }: Action) => type === 'redeal' && show.keys.asksRedeal(),
    idle: () => show.keys.tellIdle(),
    touched: (event?: KeyPress, isPile?: boolean) => {
      const isUsed = show.keys.touched(event, isPile);
      // A replay has paused: the same press may pick up a card.
      if (isPile && stage.isReplay) screen.renderNow();
      return isUsed;
    },
    key: (event: KeyPress) => (event.key === 'Escape' ? show.result.close() : show.keys.press(event)),
    rested: () => {
      if (!stage.isReplay) show.result.open();
    },
  };
};
