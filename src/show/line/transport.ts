import { isCharacter, type KeyPress } from '../../board/input/characters.js';
import { describeProspect } from '../../describe/message.js';
import { describeSpeed } from '../../describe/time.js';
import { type Button, buttonOf, type Controls } from '../controls/controls.js';
import type { Control } from '../controls/control.js';
import { play, playOn, stepBack, stepOn, toEnd } from '../controls/line-controls.js';
import { stop } from '../controls/table.js';
import { isSpeed, pressLineKey } from '../keys/key-meaning.js';
import type { Parts } from '../parts.js';

/** The track of a replay: the place in it, how far the game can be won, and from where on it is lost. */
export interface Track {
  readonly first: number;
  readonly last: number;
  readonly at: number;
  /** The place in words. */
  readonly text: string;
  /** Up to where the game can be won, and from where on it is lost, in percent of the track. */
  readonly winnable: number;
  readonly lost: number;
  readonly goTo: (move: number) => void;
}

/** Buttons and a track that lead along a line of moves. */
export interface Transport {
  readonly label: string;
  readonly ways: readonly Button[];
  readonly speed: Button;
  /** To play on, and to leave. */
  readonly ends: readonly Button[];
  readonly track: Track;
  /** Returns whether the key does anything. */
  readonly press: (event: KeyPress) => boolean;
}

function trackOf({ stage, advisor, language: { texts } }: Pick<Parts, 'stage' | 'advisor' | 'language'>): Track {
  const line = stage.line!;
  const { first, last, game } = line;
  const { moveCount } = game;
  const outlook = advisor.outlook.of(line);
  const prognosis = outlook.of(moveCount);
  const found = prognosis ? texts.comma + describeProspect(prognosis, game, texts) : '';
  const percent = (moves: number) => (100 * (moves - first)) / (last - first + 1);
  return {
    ...{ first, last, at: moveCount, text: texts.moves(moveCount) + found },
    ...{ winnable: percent(outlook.winnable + 1), lost: percent(outlook.lost) },
    goTo: (move) => stage.goTo(move),
  };
}

/** @param focus gives the focus to the table. */
export function transportOf(
  parts: Pick<Parts, 'stage' | 'advisor' | 'settings' | 'language'>,
  controls: Controls,
  focus: () => void,
): Transport {
  const { stage, settings, language } = parts;
  const { texts } = language;
  const button = (control: Control, then?: () => void) => buttonOf(controls.slotOf(control, then), texts);
  return {
    label: texts.replay,
    ways: [stepBack, play, stepOn, toEnd].map((control) => button(control)),
    speed: {
      label: describeSpeed(stage.speed, texts),
      caption: `${texts.number(stage.speed)}×`,
      press: () => stage.changeSpeed(1),
    },
    ends: [...(stage.isReplay ? [button(playOn, focus)] : []), button(stop, focus)],
    track: trackOf(parts),
    press: (event) => {
      if (event.key === 'Escape') return !controls.slotOf(stop, focus).press!();
      return isSpeed(event.key) && isCharacter(event) && settings.settings.singleKeys && pressLineKey(stage, event.key);
    },
  };
}
